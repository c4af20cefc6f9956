import { expect, test } from 'vitest';
import { inputFiles, storyAndTestFiles, testFiles } from './freshness.ts';

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
