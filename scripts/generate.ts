import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../tools/openapi/generatedFiles.ts';
import { commandArguments, root } from './lib/settings.ts';

/** `npm run generate`: bundles docs/openapi and writes its types. */
commandArguments([]);
for (const { path, text } of await generatedFiles()) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${path}.`);
}
