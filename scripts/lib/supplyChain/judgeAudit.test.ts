import { expect, it } from 'vitest';
import { judgeAdvisories, judgeSignatures } from './judgeAudit.ts';

const left = { name: 'left', version: '1.0.0' };

const report = (more: object): string =>
  `npm warn something\n${JSON.stringify({ audited: 3, verified: 3, invalid: [], missing: [], ...more })}\n`;

it.each([
  ['all signed', report({}), 'passed', '3 packages are signed'],
  ['one that does not fit', report({ verified: 2, invalid: [left] }), 'failed', 'left@1.0.0 has a signature'],
  ['one without', report({ verified: 2, missing: [left] }), 'failed', 'left@1.0.0 has no signature'],
  ['one that is not accounted for', report({ verified: 2 }), 'failed', 'only 2 could be verified'],
  ['a registry without keys', report({ audited: 0, verified: 0 }), 'skipped', 'no signing keys'],
  ['no connection', 'getaddrinfo ENOTFOUND registry.npmjs.org', 'skipped', 'could not be asked'],
  ['something else', 'Error: out of memory', 'failed', 'out of memory'],
  ['another kind of report', '{"audited":3}', 'failed', 'ended with status 1'],
])('signatures, %s', (_name, output, status, words) => {
  const result = judgeSignatures({ code: 1, output });
  expect(result).toEqual({ status, line: expect.stringContaining(words) });
});

it.each([
  [0, 'No known vulnerabilities found', 'passed'],
  [1, '1 vulnerabilities found\nSeverity: 1 high', 'failed'],
  [1, 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE … responded with 405', 'skipped'],
  [1, 'connect ECONNREFUSED 127.0.0.1:443', 'skipped'],
])('known weaknesses, status %i and “%s”: %s', (code, output, status) => {
  expect(judgeAdvisories({ code, output }).status).toBe(status);
});
