import { expect, it } from 'vitest';
import { codeBlocks, namedFiles } from './codeBlocks.ts';

const block = (path: string, code: string) => [`**${path}**`, '', '```tsx', code, '```'];

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

it('namedFiles finds the blocks with a file name only', () => {
  const markdown = [
    ...block('app/orders/page.tsx', 'one();'),
    '```ts',
    'two();',
    '```',
    ...block('proxy.ts', 'three();'),
  ];
  expect(namedFiles(markdown.join('\n'))).toEqual([
    { path: 'app/orders/page.tsx', code: 'one();\n' },
    { path: 'proxy.ts', code: 'three();\n' },
  ]);
});
