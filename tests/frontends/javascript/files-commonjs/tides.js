function tideAt(time) {
  const table = tables.find((one) => one.covers(time));
  if (!table) return { error: "No tide table covers this day." };
  return { height: table.height(time) };
}

module.exports = { tideAt };
