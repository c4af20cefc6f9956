import type { CommandResult } from '../../tools/harness/runTool.ts';

/** The output of pnpm when the registry cannot be reached, has no signing keys, or lists no vulnerabilities. */
const unsupported =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|error sending request|ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|No dependencies were installed from a registry with signing keys/;

/** The outcome of `pnpm audit`: `skipped` when the registry cannot answer. */
export function auditOutcome({ code, output }: CommandResult): 'passed' | 'failed' | 'skipped' {
  if (unsupported.test(output)) return 'skipped';
  return code === 0 ? 'passed' : 'failed';
}
