import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles, root } from './generatedFiles.ts';

test('the generated files are those of docs/openapi (otherwise run `npm run generate`)', async () => {
  for (const { path, text } of await generatedFiles()) {
    expect(readFileSync(root + path, 'utf8') === text, `${path} is up to date`).toBe(true);
  }
});
