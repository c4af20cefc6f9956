import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignFile, reasonIn } from './builds.ts';
import { root } from './settings.ts';

test.each([
  [
    'a bundler',
    '✗ Build failed in 820ms\nerror during build:\nBuild failed with 1 error:\n\n[builtin:vite-transform] Unexpected token.\n   ╭─[ apps/portal/src/shell/Layout.tsx:17:139 ]\n',
    '[builtin:vite-transform] Unexpected token. apps/portal/src/shell/Layout.tsx:17:139',
  ],
  [
    'the compiler',
    "packages/ui/src/a.tsx(3,1): error TS2304: Cannot find name 'b'.\n",
    "packages/ui/src/a.tsx(3,1): error TS2304: Cannot find name 'b'.",
  ],
  ['a crash', '\nTypeError: x is not a function\n    at y\n', 'TypeError: x is not a function'],
  [
    'colours',
    '\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve x\n',
    '[UNRESOLVED_IMPORT] Could not resolve x',
  ],
  ['silence', '\n', 'no reason was given'],
])('reasonIn says in one line why a build failed: %s', (_who, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});

test('A build of another user is named with what to do, and any other error is not', () => {
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: join(root, 'apps/portal/dist') });
  expect(foreignFile(denied)).toMatch(
    /^apps\/portal\/dist belongs to another user, .* run the command as its owner\.$/,
  );
  expect(foreignFile(new Error('No space left'))).toBeNull();
});
