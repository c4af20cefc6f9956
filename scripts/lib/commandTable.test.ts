import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandTrials, firstTrials, triedElsewhere, untriedScripts } from './commandTable.ts';
import { root } from '../../tools/harness/settings.ts';

const runFile = readFileSync(join(root, '.ci/run'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('CI runs every script of package.json', () => {
  expect(untriedScripts(Object.keys(scripts), runFile)).toEqual([]);
});

test('A script that nothing runs is named', () => {
  expect(untriedScripts(['test', 'audit', 'bench', 'start', 'polish'], runFile)).toEqual(['polish']);
});

test('Every command of the table is a script of package.json', () => {
  const named = [
    ...[...firstTrials, ...commandTrials].map(({ script }) => script),
    ...Object.keys(triedElsewhere),
  ];
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('Every file that runs a command exists', () => {
  const files = Object.values(triedElsewhere);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
