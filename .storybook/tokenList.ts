import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listTokens } from '../packages/ui/scripts/listTokens.ts';
import { readTokens } from '../packages/ui/scripts/readTokens.ts';

const moduleName = 'virtual:token-list';
const tokenFiles = join(import.meta.dirname, '../packages/ui/src/tokens');

/** Provides `virtual:token-list`: every public token, read from the token files, which the dev server watches. */
export function tokenList(): Plugin {
  return {
    name: 'token-list',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      for (const file of globSync('*.json', { cwd: tokenFiles })) this.addWatchFile(join(tokenFiles, file));
      const { resolver } = await readTokens();
      return `export default ${JSON.stringify(listTokens(resolver))};`;
    },
  };
}
