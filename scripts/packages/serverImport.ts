import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../tools/harness/runTool.ts';
import { readModules, type Packed } from '../../tools/harness/packages/packed.ts';

/* Reports work at import: calls that start something, and new globals. */
const watch = `
const problems = [];
let entry = '';
const starters = ['setTimeout', 'setInterval', 'setImmediate', 'fetch', 'BroadcastChannel', 'WebSocket', 'Worker'];
for (const name of starters) {
  const real = globalThis[name];
  if (real === undefined) continue;
  globalThis[name] = new Proxy(real, {
    apply: (...call) => (problems.push(entry + ' calls ' + name + ' at import.'), Reflect.apply(...call)),
    construct: (...call) => (problems.push(entry + ' opens a ' + name + ' at import.'), Reflect.construct(...call)),
  });
}
for (entry of entries) {
  const before = new Set(Reflect.ownKeys(globalThis));
  try {
    await import(entry);
  } catch (error) {
    problems.push(entry + ' cannot be imported in Node: ' + error);
  }
  for (const name of Reflect.ownKeys(globalThis))
    if (!before.has(name)) problems.push(entry + ' adds the global ' + String(name) + '.');
}
console.log(problems.join('\\n'));
`;

/** Imports every entry in Node, as a server does. Nothing may start. Returns one line per problem. */
export async function checkServerImport(packed: Packed): Promise<string[]> {
  const file = join(packed.folder, 'import-all.js');
  const entries = readModules(packed).map((entry) => `./${entry.file}`);
  writeFileSync(file, `const entries = ${JSON.stringify(entries)};\n${watch}`);
  const { code, output } = await runTool('node', [file], { quiet: true });
  const problems = output.trim();
  if (code !== 0) return [`Importing the entries in Node ended with ${code}: ${problems}`];
  return problems === '' ? [] : problems.split('\n');
}
