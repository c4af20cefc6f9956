import { auditOutcome } from './lib/auditOutcome.ts';
import { runPnpm } from '../tools/harness/runTool.ts';
import { commandArguments } from '../tools/harness/settings.ts';

/**
 * Checks the registry's signatures and known vulnerabilities: any severity for the shipped packages, high and critical for the
 * tools.
 */
commandArguments([]);

const checks = {
  signatures: ['audit', 'signatures'],
  'shipped packages': ['audit', '--prod', '--audit-level', 'low'],
  'development packages': ['audit', '--dev', '--audit-level', 'high'],
};
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, args] of Object.entries(checks)) {
  const result = await runPnpm(args, { quiet: true });
  const outcome = auditOutcome(result);
  counts[outcome] += 1;
  console.log(`${name}: ${outcome}`);
  if (outcome !== 'passed') console.log(result.output.trim());
}
const { passed, failed } = counts;
console.log(
  passed + failed === 0
    ? 'skipped: the registry returns neither signing keys nor known vulnerabilities.'
    : `${passed} passed, ${failed} failed`,
);
process.exit(failed > 0 ? 1 : 0);
