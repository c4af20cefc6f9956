import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runPnpm } from '../runTool.ts';
import { auditChecks, conclude } from './auditChecks.ts';
import type { AuditResult } from './judgeAudit.ts';

let registry: Server | undefined;

afterEach(() => {
  registry?.closeAllConnections();
  registry?.close();
});

/** What the registry answers of a package of which it knows a weakness. */
const weakness = (name: string, severity: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: `Weakness of ${name}`,
      severity,
      vulnerable_versions: '<9999.0.0',
      cwe: ['CWE-79'],
      cvss: { score: 8, vectorString: null },
    },
  ],
});

/** Asks a registry of this machine that knows these weaknesses, and nothing else. */
async function judge(check: string, weaknesses: object): Promise<AuditResult | undefined> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
    request.resume().on('end', () => {
      response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAsked ? weaknesses : {}));
    });
  });
  registry = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return auditChecks[check]?.((args) =>
    runPnpm(args, { quiet: true, env: { pnpm_config_registry: origin } }),
  );
}

it.each([
  ['what is shipped', 'axios', 'low', 'failed', 'Weakness of axios'],
  ['what is shipped', 'vitest', 'critical', 'passed', 'no weakness'],
  ['what it is built with', 'vitest', 'high', 'failed', 'Weakness of vitest'],
  ['what it is built with', 'vitest', 'moderate', 'passed', 'no weakness'],
])(
  '%s, with %s having a weakness that is %s: the audit has %s',
  async (check, name, severity, status, words) => {
    const result = await judge(check, weakness(name, severity));
    expect(result).toEqual({ status, line: expect.stringContaining(words) });
  },
  60_000,
);

const held: AuditResult = { status: 'passed', line: '' };
const broken: AuditResult = { status: 'failed', line: '' };
const unasked: AuditResult = { status: 'skipped', line: '' };

it.each([
  [[held, held, held], '3 passed, 0 failed'],
  [[unasked, held, broken], '1 passed, 1 failed'],
  [[unasked, unasked, broken], '0 passed, 1 failed'],
  [[unasked, unasked, unasked], 'skipped: the registry gives'],
])('its last line counts what was checked, and says when nothing was: %j', (results, line) => {
  expect(conclude(results)).toContain(line);
});
