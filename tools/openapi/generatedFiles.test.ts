import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generatedFiles, root, unlistedPaths } from './generatedFiles.ts';

test('the generated files are those of docs/openapi (otherwise run `npm run generate`)', async () => {
  for (const { path, text } of await generatedFiles()) {
    expect(readFileSync(root + path, 'utf8') === text, `${path} is up to date`).toBe(true);
  }
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
