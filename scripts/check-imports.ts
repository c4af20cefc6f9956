import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importViolations } from './lib/imports.ts';
import { fail, root } from './lib/settings.ts';

const files = globSync(
  [
    '{packages,apps,examples}/*/{src,server,scripts}/**/*.{ts,tsx}',
    'apps/*/*.ts',
    'bench/**/*.{ts,tsx}',
    'e2e/**/*.ts',
    'scripts/**/*.ts',
    '.storybook/**/*.{ts,tsx}',
    '*.config.ts',
  ],
  {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
);
const violations = files.flatMap((file) => importViolations(file, readFileSync(join(root, file), 'utf8')));
for (const violation of violations) console.error(violation);
if (violations.length > 0) fail(`${violations.length} import(s) outside the import table (ARCHITECTURE.md).`);
console.log(`${files.length} files keep to the import table.`);
