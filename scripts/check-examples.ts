import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../tools/harness/runTool.ts';
import { root } from '../tools/harness/settings.ts';
import { copiedCode, isInDocs } from '../tools/stories/code/copiedCode.ts';
import { readStoryIndex } from '../tools/stories/storyIndex.ts';

/**
 * Compiles the code that Storybook's docs copy for each story, as a file of an application that uses the package, and the recipes of
 * docs/adding-a-page.md. The folder is below the portal, which has the packages and their peers among its dependencies.
 */
const folder = join(root, 'apps/portal/node_modules/.cache/examples');
const compilerOptions = {
  noEmit: true,
  strict: true,
  noUnusedLocals: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  verbatimModuleSyntax: true,
  // The sources of the package instead of a build.
  customConditions: ['@quayside/source'],
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  types: ['vite/client'],
  skipLibCheck: true,
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));

const faults: string[] = [];
let written = 0;
for (const { id, file, exportName } of readStoryIndex(root).filter((story) => isInDocs(story.tags))) {
  try {
    const code = await copiedCode(join(root, file), exportName);
    if (code === undefined) continue;
    writeFileSync(join(folder, `${id}.tsx`), code);
    written += 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    faults.push(`${id} (${file}) has no code to copy: ${reason}. Change it, or tag it "!autodocs".`);
  }
}

// What the recipes leave out: imports, and what `npm run new:area -- site-surveys` writes.
const prelude = readFileSync(join(root, 'scripts/lib/addingAPage.prelude.txt'), 'utf8');
const guide = readFileSync(join(root, 'docs/adding-a-page.md'), 'utf8');
const recipes = Array.from(guide.matchAll(/^```tsx\n(.*?)^```$/gms), ([, code]) => code);
writeFileSync(join(folder, 'docs-adding-a-page.tsx'), [prelude, ...recipes].join('\n'));
written += 1;

const { output } = await runTool('tsc', ['-p', folder, '--pretty', 'false'], { quiet: true });
for (const [line, id] of output.matchAll(/^\S*?([\w-]+)\.tsx\(.*$/gm))
  faults.push(`${id}: its copied code does not compile: ${line.slice(line.indexOf('('))}`);
if (output.includes('error TS') && faults.length === 0) faults.push(output);

for (const fault of faults) console.error(fault);
console.log(`${written - faults.length} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);
