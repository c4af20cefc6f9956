import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './contract/generatedFiles.ts';
import { commandArguments, root } from './lib/settings.ts';

/** Writes the types of what goes over the wire from docs/openapi.yaml: `npm run generate`. */

commandArguments([]);
for (const { path, text } of generatedFiles()) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`Wrote ${path}.`);
}
