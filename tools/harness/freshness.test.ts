import { expect, test } from 'vitest';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashIfStale, inputFiles, markBuilt, storyAndTestFiles, testFiles } from './freshness.ts';
import { root } from './settings.ts';

const inputs = ['packages/ui/src/components/Button/**', 'packages/ui/src/components/hydration.*'];

test('The inputs of the portal’s build are neither stories, nor tests, nor files that only they read', () => {
  const files = inputFiles({ inputs, unread: storyAndTestFiles });
  expect(files).toContain('packages/ui/src/components/Button/Button.tsx');
  expect(files.filter((file) => /\.(?:stories|test|docs|fixtures)\./.test(file))).toEqual([]);
});

test('The inputs of the stage are stories too, but no tests', () => {
  const files = inputFiles({ inputs, unread: testFiles });
  expect(files).toContain('packages/ui/src/components/Button/Button.stories.tsx');
  expect(files).toContain('packages/ui/src/components/hydration.fixtures.tsx');
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('A source that changes during a build is built by the next command', () => {
  const folder = `node_modules/.cache/quayside/freshness-${process.pid}`;
  const build = {
    name: `freshness-${process.pid}/stamp`,
    inputs: [`${folder}/source`],
    unread: /^$/,
    output: folder,
  };
  const source = join(root, folder, 'source');
  mkdirSync(join(root, folder), { recursive: true });
  try {
    writeFileSync(source, 'first');
    const hash = hashIfStale(build) ?? '';
    writeFileSync(source, 'second');
    markBuilt(build, hash);
    expect(hashIfStale(build)).not.toBeNull();
    writeFileSync(source, 'first');
    expect(hashIfStale(build)).toBeNull();
  } finally {
    rmSync(join(root, folder), { recursive: true });
  }
});
