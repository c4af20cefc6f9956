import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '../src');
const target = join(import.meta.dirname, '../dist');

/**
 * Puts what the compiler leaves out into `dist`: `styles.css` in one file, so that it is one request wherever it is
 * linked, and beside it the fonts it names, with their licence; and the token files, for tools that read tokens.
 */
function buildAssets(): void {
  const fonts = join(target, 'fonts');
  mkdirSync(fonts, { recursive: true });
  const css = inlineImports(join(source, 'styles.css')).replaceAll(
    /url\('\.\.\/node_modules\/([^']+)'\)/g,
    (_, file: string) => {
      cpSync(require.resolve(file), join(fonts, basename(file)));
      return `url('./fonts/${basename(file)}')`;
    },
  );
  writeFileSync(join(target, 'styles.css'), css);
  // Something for TypeScript to find when it checks the import.
  writeFileSync(join(target, 'styles.css.d.ts'), 'export {};\n');
  cpSync(
    join(dirname(require.resolve('@fontsource-variable/geist/package.json')), 'LICENSE'),
    join(fonts, 'LICENSE'),
  );
  for (const file of globSync('*.json', { cwd: join(source, 'tokens') }))
    cpSync(join(source, 'tokens', file), join(target, 'tokens', file));
}

/** The stylesheet with every file it imports in place. */
function inlineImports(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/@import '([^']+)';/g, (_, path: string) =>
    inlineImports(join(dirname(file), path)),
  );
}

/** Removes what was compiled from files that are gone: the compiler leaves it, and it would be published. */
function removeStale(): void {
  for (const compiled of globSync('**/*.{js,d.ts}{,.map}', { cwd: target })) {
    const name = compiled.replace(/\.(js|d\.ts)(\.map)?$/, '');
    const isStale = !existsSync(join(source, `${name}.ts`)) && !existsSync(join(source, `${name}.tsx`));
    if (isStale) rmSync(join(target, compiled));
  }
  for (const file of globSync('tokens/*.json', { cwd: target }))
    if (!existsSync(join(source, file))) rmSync(join(target, file));
}

removeStale();
buildAssets();
