import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/settings.ts';
import { generatedFiles } from './generatedFiles.ts';

test.each(generatedFiles())(
  '$path says what docs/openapi.yaml does (else: npm run generate)',
  ({ path, text }) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);
