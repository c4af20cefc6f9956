import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { trimStyleTemplates } from './trimStyleTemplates.ts';

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '../src');
const target = join(import.meta.dirname, '../dist');

/** The stylesheets that applications import. */
const stylesheets = ['styles.css', 'scoped.css', 'tokens.css'];

/**
 * Adds to `dist` what the compiler does not: each stylesheet as one file, so that it is one request, the fonts with
 * their licence, and the token files for design tools.
 */
function buildAssets(): void {
  const fonts = join(target, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const name of stylesheets) {
    const css = inlineImports(join(source, name)).replaceAll(
      /url\('\.\.\/node_modules\/([^']+)'\)/g,
      (_, file: string) => {
        cpSync(require.resolve(file), join(fonts, basename(file)));
        return `url('./fonts/${basename(file)}')`;
      },
    );
    writeFileSync(join(target, name), css);
    // A declaration for TypeScript's check of the import.
    writeFileSync(join(target, `${name}.d.ts`), 'export {};\n');
  }
  cpSync(
    join(dirname(require.resolve('@fontsource-variable/geist/package.json')), 'LICENSE'),
    join(fonts, 'LICENSE'),
  );
  for (const file of globSync('*.json', { cwd: join(source, 'tokens') }))
    cpSync(join(source, 'tokens', file), join(target, 'tokens', file));
}

/**
 * The stylesheet with its imports inlined, each in its layer and its scope. A scope becomes nested rules, because not
 * every browser has `@scope`.
 */
function inlineImports(file: string): string {
  const imports = /@import '(?<path>[^']+)'(?: layer\(([\w.]+)\))?(?: scope\(\(([^)]+)\)\))?;/g;
  return readFileSync(file, 'utf8').replaceAll(
    imports,
    (_, path: string, layer: string | undefined, scope: string | undefined) => {
      const css = inlineImports(join(dirname(file), path));
      const scoped = scope === undefined ? css : `:where(${scope}) {\n${css}}\n`;
      return layer === undefined ? scoped : `@layer ${layer} {\n${scoped}}\n`;
    },
  );
}

/** Removes the output of deleted source files, which the compiler leaves and the package would contain. */
function removeStale(): void {
  for (const compiled of globSync('**/*.{js,d.ts}{,.map}', { cwd: target })) {
    const name = compiled.replace(/\.(js|d\.ts)(\.map)?$/, '');
    const isStale = !existsSync(join(source, `${name}.ts`)) && !existsSync(join(source, `${name}.tsx`));
    if (isStale) rmSync(join(target, compiled));
  }
  for (const file of globSync('tokens/*.json', { cwd: target }))
    if (!existsSync(join(source, file))) rmSync(join(target, file));
}

function trimStyles(): void {
  for (const file of globSync('**/*.js', { cwd: target })) {
    const path = join(target, file);
    const code = readFileSync(path, 'utf8');
    const trimmed = trimStyleTemplates(code);
    if (trimmed !== code) writeFileSync(path, trimmed);
  }
}

removeStale();
trimStyles();
buildAssets();
