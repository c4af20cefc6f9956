import { runPnpm } from './lib/runTool.ts';
import { commandArguments } from './lib/settings.ts';
import { auditChecks, conclude } from './lib/supplyChain/auditChecks.ts';
import type { AuditResult } from './lib/supplyChain/judgeAudit.ts';

/** Whether the registry signed every package of the lockfile, and what weaknesses it knows of those that are shipped and, if they are grave, of the others. */
commandArguments([]);

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;
const results: AuditResult[] = [];
for (const [name, check] of Object.entries(auditChecks)) {
  const result = await check((args) => runPnpm(args, { quiet: true }));
  results.push(result);
  console.log(
    `${marks[result.status]} ${name}: ${result.status === 'skipped' ? 'skipped: ' : ''}${result.line}`,
  );
}
console.log(conclude(results));
process.exit(results.some(({ status }) => status === 'failed') ? 1 : 0);
