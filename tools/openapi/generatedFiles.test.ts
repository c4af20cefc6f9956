import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generatedFiles, unlistedPaths } from './generatedFiles.ts';

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
}

test('Each operation of the document is called from one package: the core or the contract', async () => {
  const files = await generatedFiles();
  const idsIn = (folder: string) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/`) && path.includes('/operations/'))
      .flatMap(({ text }) => Array.from(text.matchAll(/^ {2}(\w+): \{ method/gm), ([, id]) => id));
  const [core, contract] = [idsIn('packages/portal-core'), idsIn('packages/contract')];
  const called = [...core, ...contract];
  expect(new Set(called).size).toBe(called.length);
  const document = files.find(({ path }) => path.endsWith('openapi.json'))?.text ?? '{}';
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> };
  const notCalled = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId }) => operationId !== undefined && !called.includes(operationId));
  expect(new Set(notCalled.flatMap(({ tags = [] }) => tags))).toEqual(
    new Set(['Sandbox control', 'Third parties', 'Operation']),
  );
  expect(core).toContain('getJob');
  expect(contract).toContain('listCases');
});

test('docs/rights.md names the right of every operation, as the contract has it', async () => {
  const files = await generatedFiles();
  const reference = files.find(({ path }) => path === 'docs/rights.md')?.text ?? '';
  expect(readFileSync(new URL('../../docs/rights.md', import.meta.url), 'utf8')).toBe(reference);
  expect(reference).toContain(
    '| `raiseCases` | raise or change cases | apollo | `portal-admin`, `regular`, `support` |',
  );
  expect(reference).toContain(
    '| `closeCase` | `PUT /api/portal/rest/support/cases/{caseNumber}/closure` | `raiseCases`, `apolloAccess` |  |',
  );
  expect(reference).toContain(
    '| `shareQuote` | `PUT /api/portal/rest/quotes/{quoteNumber}/share` | `createQuotes`, `apolloAccess`, `partner.accessTo1Access` | Only what belongs to the caller. |',
  );
});

test('unlistedPaths finds a path of a file that openapi.yaml does not list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'openapi.yaml'),
    'paths:\n  /visits:\n    $ref: ./visits.yaml#/paths/~1visits\n',
  );
  writeFileSync(join(folder, 'common.yaml'), 'components: {}\n');
  writeFileSync(join(folder, 'visits.yaml'), 'paths:\n  /visits: {}\n  /visits/{visitId}: {}\n');
  expect(unlistedPaths(folder)).toEqual([{ file: 'visits.yaml', path: '/visits/{visitId}' }]);
});
