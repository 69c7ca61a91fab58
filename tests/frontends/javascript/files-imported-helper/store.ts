export async function findKite(id: string) {
  const kite = await kites.get(id);
  if (!kite) return { success: false, error: `There is no kite ${id}.` };
  return { success: true, kite };
}
