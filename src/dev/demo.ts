/** Lints the two demo servers as the command does, and prints what a maintainer would see. */
import { forTerminal, reportOf } from "../cli/report.js";
import { FAULTY, lintDemo, MENDED } from "./demo-servers.js";
import { projectRoot } from "./project.js";

/** Prints the report of one server and returns how many problems it has. */
async function show(server: string): Promise<number> {
  const { result, summary, eslint } = await lintDemo(server);
  const problems = result.messages.length;
  console.log(`${server}: ${problems === 0 ? "no problems" : `${problems} problems`}`);
  if (problems > 0) {
    const report = await reportOf(eslint, [result], { format: "stylish", cwd: projectRoot, tooMany: {} });
    console.log(forTerminal(report).trimEnd());
  }
  console.log(`${summary}\n`);
  return problems;
}

async function main(): Promise<void> {
  const faulty = await show(FAULTY);
  const mended = await show(MENDED);
  if (faulty > 0 && mended === 0) return;
  console.error("The demo is broken: the faulty server must have problems, and the mended one none.");
  process.exitCode = 1;
}

void main();
