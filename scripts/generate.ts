import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../tools/openapi/generatedFiles.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';

/** `npm run generate`: bundles docs/openapi and writes its types. */
commandArguments([]);
const files = await generatedFiles().catch((error: unknown) => fail(String(error)));
for (const { path, text } of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${path}.`);
}
