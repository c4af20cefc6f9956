import type { CommandResult } from '../runTool.ts';
import { type AuditResult, judgeAdvisories, judgeSignatures } from './judgeAudit.ts';

/** Runs pnpm with these arguments and keeps what it prints. */
export type RunPnpm = (args: readonly string[]) => Promise<CommandResult>;

/** What is asked of the registry, by its name; each takes a few seconds. */
export const auditChecks: Readonly<Record<string, (pnpm: RunPnpm) => Promise<AuditResult>>> = {
  signatures: async (pnpm) => judgeSignatures(await pnpm(['audit', 'signatures', '--json'])),
  'what is shipped': async (pnpm) => judgeAdvisories(await pnpm(['audit', '--prod', '--audit-level', 'low'])),
  'what it is built with': async (pnpm) =>
    judgeAdvisories(await pnpm(['audit', '--dev', '--audit-level', 'high'])),
};

/** The last line: how many checks held and how many did not, or `skipped: …` where the registry answered none of them. */
export function conclude(results: readonly AuditResult[]): string {
  const count = (status: AuditResult['status']) =>
    results.filter((result) => result.status === status).length;
  return count('skipped') === results.length
    ? 'skipped: the registry gives neither signing keys nor known weaknesses, so nothing was checked.'
    : `${count('passed')} passed, ${count('failed')} failed`;
}
