import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/settings.ts';
import { mutatedFiles, mutatedFolders } from './files.ts';
import { leastScore, scoreOf, sum, type MutationResults } from './report.ts';

const read = (name: string): string => readFileSync(join(root, 'docs/results', name), 'utf8');
const noted = JSON.parse(read('mutation.json')) as MutationResults;

it.each(mutatedFolders)(
  'the noted result of %s reaches the score, and knows the files of today',
  (folder) => {
    const files = noted[folder] ?? [];
    expect(scoreOf(sum(files))).toBeGreaterThanOrEqual(leastScore);
    expect(files.map(({ file }) => file)).toEqual(mutatedFiles(folder));
  },
);
