import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../tools/openapi/generatedFiles.ts';
import { commandArguments, fail, root } from './lib/settings.ts';

/** `npm run generate`: bundles docs/openapi and writes its types. `-- --check` fails when they are out of date. */

const isCheck = commandArguments(['--check']).includes('--check');
for (const { path, text } of await generatedFiles()) {
  const file = join(root, path);
  if (isCheck) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
      fail(`${path} is out of date. Run npm run generate.`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${path}.`);
}
