import { expect, test } from 'vitest';
import { auditOutcome } from './auditOutcome.ts';

test.each([
  [0, 'audited 900 packages\n900 packages have verified registry signatures', 'passed'],
  [1, '1 package has an invalid registry signature', 'failed'],
  [1, '1 vulnerabilities found\nSeverity: 1 high', 'failed'],
  [1, 'Error: out of memory', 'failed'],
  [0, 'No dependencies were installed from a registry with signing keys', 'skipped'],
  [1, 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE … responded with 405', 'skipped'],
  [1, 'connect ECONNREFUSED 127.0.0.1:443', 'skipped'],
])('The audit with status %i and output "%s" is %s', (code, output, outcome) => {
  expect(auditOutcome({ code, output })).toBe(outcome);
});
