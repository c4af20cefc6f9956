import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import * as icons from './index.ts';

it('The icons entry exports every icon under the name of its file', () => {
  const files = globSync('*Icon.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'));
  expect(Object.keys(icons).toSorted()).toEqual(files.toSorted());
});
