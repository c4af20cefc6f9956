import { join } from 'node:path';
import { bundleOf } from './bundle.ts';
import { readModules, type Packed } from './packed.ts';

/**
 * Proves that `sideEffects` is exact: what is imported from the package's root brings the same files as one
 * imported from its own entry, and importing an entry for nothing brings nothing. Answers with what is wrong.
 */
export async function checkTreeShaking(packed: Packed): Promise<string[]> {
  const entries = readModules(packed);
  const path = (subpath: string): string =>
    JSON.stringify(join(packed.folder, entries.find((entry) => entry.subpath === subpath)?.file ?? subpath));
  const all = await bundleOf(`export * from ${path('.')};`);
  const problems: string[] = [];
  for (const name of all.exports.filter((each) => entries.some(({ subpath }) => subpath === `./${each}`))) {
    const own = await bundleOf(`export { ${name} } from ${path(`./${name}`)};`);
    const fromRoot = await bundleOf(`export { ${name} } from ${path('.')};`);
    const extra = fromRoot.files.filter((file) => !own.files.includes(file));
    if (extra.length > 0) problems.push(`${name} imported from the root brings ${extra.join(', ')} along.`);
  }
  for (const { subpath } of entries) {
    const { files } = await bundleOf(`import ${path(subpath)};`);
    if (files.length > 0) problems.push(`Importing ${subpath} for nothing keeps ${files.join(', ')}.`);
  }
  return problems;
}
