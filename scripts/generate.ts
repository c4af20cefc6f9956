import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './contract/generatedFiles.ts';
import { commandArguments, fail, root } from './lib/settings.ts';

/**
 * Writes the types of what goes over the wire from docs/openapi.yaml: `npm run generate`. With `--check` it writes nothing, and
 * fails when a file is not what it would write.
 */

const isCheck = commandArguments(['--check']).includes('--check');
for (const { path, text } of generatedFiles()) {
  const isCurrent = existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text;
  if (isCheck && !isCurrent) fail(`${path} is out of date. Run npm run generate and commit it.`);
  if (isCheck) {
    console.log(`${path} is up to date.`);
    continue;
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`Wrote ${path}.`);
}
