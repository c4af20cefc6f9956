import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readEntries,
  readModules,
  type Packed,
  type PackedEntry,
} from '../../tools/harness/packages/packed.ts';

const published =
  /^(?:package\.json|LICENSE|README\.md|CHANGELOG\.md|docs\/[\w-]+\.md|dist\/.+\.(?:js|js\.map|d\.ts|css|woff2)|dist\/tokens\/[\w-]+\.(?:tokens|resolver)\.json|dist\/fonts\/LICENSE)$/;
const priv = /\.(?:stories|test|fixtures|docs)\./;

/** Checks the files of a package. Returns one line per problem. */
export function checkTarball(packed: Packed): string[] {
  const read = (file: string): string => readFileSync(join(packed.folder, file), 'utf8');
  return [
    ...packed.files
      .filter((file) => !published.test(file) || priv.test(file))
      .map((file) => `${file} is in the tarball, but nobody who installs the package needs it.`),
    ...packed.files.filter((file) => file.endsWith('.js')).flatMap((file) => checkModule(file, read)),
    ...packed.files
      .filter((file) => file.endsWith('.d.ts') && read(file).includes('sourceMappingURL'))
      .map(
        (file) => `${file} names a map, but the package has no maps of types: set declarationMap to false.`,
      ),
    ...readModules(packed)
      .filter(({ subpath }) => !isNamed(subpath, packed.name, read('README.md')))
      .map(({ subpath }) => `${subpath} can be imported, but README.md does not name it.`),
    ...checksOf[packed.name](packed, read),
  ];
}

type Check = (packed: Packed, read: (file: string) => string) => string[];

const checksOf: Readonly<Record<Packed['name'], Check>> = {
  ui: checkComponents,
  'portal-core': checkHooks,
  'page-kit': () => [],
};

/** Each hook needs a page of its own, or a place in the example of another. */
function checkHooks({ files }: Packed, read: (file: string) => string): string[] {
  const pages = files.filter((file) => /^docs\/use\w+\.md$/.test(file)).map(read);
  const hooks = new Set(read('dist/react/index.d.ts').match(/\buse[A-Z]\w*(?!\.ts|\w)/g));
  return [...hooks]
    .filter((hook) => !pages.some((page) => new RegExp(`import \\{[^}]*\\b${hook}\\b`).test(page)))
    .map((hook) => `${hook} is exported, but no page in docs/ shows it.`);
}

function checkComponents(packed: Packed, read: (file: string) => string): string[] {
  const entries = readEntries(packed);
  return [
    ...entries.flatMap(({ subpath, file }) => checkEntry(subpath, file, read)),
    ...checkTokens(entries, read),
  ];
}

/** The token resolver names files by path, so each must be an entry. */
function checkTokens(entries: readonly PackedEntry[], read: (file: string) => string): string[] {
  const resolver = entries.find(({ subpath }) => subpath === './tokens/quayside.resolver.json');
  if (!resolver) return ['./tokens/quayside.resolver.json cannot be imported.'];
  const named = [...read(resolver.file).matchAll(/"\$ref":\s*"([\w-]+\.tokens\.json)"/g)].map(
    ([, file]) => `./tokens/${file}`,
  );
  return named
    .filter((name) => !entries.some(({ subpath }) => subpath === name))
    .map((name) => `The resolver names ${name}, which is no entry.`);
}

function checkModule(file: string, read: (file: string) => string): string[] {
  const code = read(file);
  const { sources, sourcesContent } = JSON.parse(read(`${file}.map`)) as {
    sources: string[];
    sourcesContent?: (string | null)[];
  };
  const problems: string[] = [];
  // Server components need the directive in each file, in the first line: some bundlers drop it elsewhere.
  if (
    (sources.some((source) => source.endsWith('.tsx')) || /from 'react'/.test(code)) &&
    !code.startsWith("'use client';")
  )
    problems.push(`${file} needs 'use client' in its first line.`);
  if (!sourcesContent?.every(Boolean))
    problems.push(`${file}.map names a source that is not in the tarball: set inlineSources.`);
  return problems;
}

function checkEntry(subpath: string, file: string, read: (file: string) => string): string[] {
  const component = /^dist\/components\/(.+)\.js$/.exec(file)?.[1];
  if (component === undefined) return [];
  const name = subpath.slice(2);
  // The pattern in package.json also matches files that are no components.
  const isComponent =
    /^[A-Z]\w+$/.test(name) && new RegExp(`export (?:function|const) ${name}\\b`).test(read(file));
  return isComponent ? [] : [`${subpath} can be imported, but exports no component of that name.`];
}

/** Whether a README names an entry: `@quayside/ui/Tabs`, or `@quayside/ui/calls/<tag>` for all entries of a folder. */
function isNamed(subpath: string, name: string, readme: string): boolean {
  const entry = `@quayside/${name}${subpath.slice(1)}`;
  return [entry, entry.replace(/(?<=\/\w+\/)[\w-]+$/, '<tag>')].some((named) =>
    readme.includes(`\`${named}\``),
  );
}
