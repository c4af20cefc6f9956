import { expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks.ts';

it('codeBlocks finds the TypeScript blocks with their file names and lines', () => {
  const markdown = [
    '# Title',
    '**src/App.tsx**: the application,',
    'all of `it`.',
    '',
    '```tsx',
    'one();',
    '```',
    '',
    '```sh',
    'npm i',
    '```',
    '',
    '```ts',
    'two();',
    '```',
  ].join('\n');
  expect(codeBlocks(markdown)).toEqual([
    { path: 'src/App.tsx', code: 'one();\n', linesBefore: 5 },
    { path: 'block-2.tsx', code: 'two();\n', linesBefore: 13 },
  ]);
});
