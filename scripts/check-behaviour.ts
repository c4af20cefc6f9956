import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviourFaults } from './lib/behaviour/behaviourFaults.ts';
import { rulesIn } from './lib/behaviour/ruleNumbers.ts';
import { root } from '../tools/harness/settings.ts';

/** Every rule of `docs/behaviour.md` is proven by a test that carries its number. */
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync(['{packages,areas,apps}/*/{src,server}/**/*.{ts,tsx}', 'e2e/**/*.ts'], {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => file.replaceAll('\\', '/'));
const document = read('docs/behaviour.md');
const faults = behaviourFaults({
  document,
  sources: new Map(files.map((file) => [file, read(file)])),
});
for (const fault of faults) console.error(fault);
const rules = rulesIn(document).length;
console.log(`${rules} rules of docs/behaviour.md.`);
console.log(`${rules} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);
