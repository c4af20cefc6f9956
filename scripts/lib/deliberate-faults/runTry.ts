import { argumentsOf, type Try } from '../../../tools/deliberate-faults/tries.ts';
import { type Verdict, verdictOf } from '../../../tools/deliberate-faults/verdict.ts';
import { newReport, readPlaywrightReport, readVitestReport } from '../reports.ts';
import { runTool } from '../../../tools/harness/runTool.ts';
import { fail } from '../../../tools/harness/settings.ts';
import { suites } from '../suites.ts';

/** Runs a command quietly and returns whether a test of it noticed the fault. */
export async function runTry(command: Try): Promise<Verdict> {
  if (command.tool === 'suite') return runSuite(command.suite);
  const report = newReport(`deliberate-faults-${command.tool}.json`);
  const args = argumentsOf(command);
  if (command.tool === 'vitest') {
    await runTool('vitest', [...args, '--reporter=json', `--outputFile=${report}`], { quiet: true });
    return verdictOf(readVitestReport(report));
  }
  await runTool('playwright', [...args, '--reporter=json'], {
    quiet: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return verdictOf(readPlaywrightReport(report));
}

/** A suite without tests of its own has noticed the fault when it fails. */
async function runSuite(name: string): Promise<Verdict> {
  const suite = suites.find((each) => each.name === name) ?? fail(`There is no suite ${name}.`);
  const { failed, failures } = await suite.run({ quiet: true, tests: { left: [], times: 1 } });
  return failed > 0
    ? { kind: 'noticed', by: failures.join(' ') }
    : { kind: 'missed', why: `the suite ${name} passed` };
}
