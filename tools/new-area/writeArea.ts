import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A new area, and the root folder of the repository that it is written to. */
export interface NewArea {
  readonly root: string;
  /** In kebab-case, such as `site-surveys`. */
  readonly name: string;
}

/** A line that a list outside of the area gets: before the first line that starts with a text, or among sorted lines. */
type ListEntry = { path: string; text: string } & (
  | { before: string }
  /** Finds the sorted lines. Its group is what they are sorted by. */
  | { among: RegExp }
);

const template = join(import.meta.dirname, 'template');

/** The spellings of the template's name, and how a new name gets each of them. The plural comes first, because it contains the singular. */
const spellings: Readonly<Record<string, (words: readonly string[]) => string>> = {
  'sample-items': (words) => words.join('-'),
  sample_items: (words) => words.join('_'),
  sampleItems: camel,
  SampleItems: (words) => words.map(capitalised).join(''),
  'Sample items': sentence,
  'sample items': (words) => words.join(' '),
  SampleItem: (words) => singular(words).map(capitalised).join(''),
  sampleItem: (words) => camel(singular(words)),
  'Sample item': (words) => sentence(singular(words)),
  'sample item': (words) => singular(words).join(' '),
};

/** Returns the reason why an area cannot have this name; undefined when it can. */
export function refusalOf({ root, name }: NewArea): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not kebab-case. Write the name in lower-case words with hyphens, such as site-surveys.`;
  const taken = filesOf({ root, name })
    .map(({ path }) => (path.includes(`/${name}/`) ? dirname(path) : path))
    .toSorted()
    .find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return `The name ${name} is taken: ${taken} exists. Choose another name.`;
  const document = readFileSync(join(root, 'apps/sandbox/src/contract/generated/openapi.json'), 'utf8');
  const used = ['"listSampleItems"', '"SampleItemList"', '"SampleItem"']
    .map((word) => renamed(word, name))
    .find((word) => document.includes(word));
  if (used !== undefined)
    return `The name ${name} is taken: the OpenAPI document already has ${used}. Choose another name.`;
  const manifests = globSync('areas/*/src/area.ts', { cwd: root });
  const owner = manifests.find((path) => readFileSync(join(root, path), 'utf8').includes(`'/${name}'`));
  return owner && `The address /${name} is taken by ${owner}. Choose another name.`;
}

/** Writes an area and adds it to the lists. Returns the paths of all files that it wrote. Throws when a list has lost the line that entries go before. */
export function writeArea({ root, name }: NewArea): readonly string[] {
  const lists = new Map<string, string>();
  for (const entry of entries) {
    const { path } = entry;
    const list = lists.get(path) ?? readFileSync(join(root, path), 'utf8');
    const line = renamed(entry.text, name);
    const at =
      'before' in entry ? `\n${list}`.indexOf(`\n${entry.before}`) : positionAmong(entry.among, list, line);
    if (at === -1)
      throw new Error(`${path} has no line like "${line.trim()}" or before it. Add ${name} by hand.`);
    lists.set(path, list.slice(0, at) + line + list.slice(at));
  }
  const written = [...filesOf({ root, name }), ...Array.from(lists, ([path, text]) => ({ path, text }))];
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return written.map(({ path }) => path);
}

/** The lists of areas outside of their own folders. */
const entries: readonly ListEntry[] = [
  {
    path: 'apps/portal/src/areas.ts',
    text: "import { sampleItemsArea } from '@quayside/area-sample-items';\n",
    among: /^import .+ from '@quayside\/area-(.+)';\n/gm,
  },
  { path: 'apps/portal/src/areas.ts', text: '  sampleItemsArea,\n', before: '  notFoundArea,' },
  {
    path: 'apps/portal/package.json',
    text: '    "@quayside/area-sample-items": "workspace:*",\n',
    among: /^ {4}"@quayside\/area-(.+)": .+\n/gm,
  },
  {
    path: 'docs/openapi/openapi.yaml',
    text: '  - name: Sample items\n    description: The sample items of a partner\n',
    before: '  - name: Third parties',
  },
  {
    path: 'docs/openapi/openapi.yaml',
    text: '  /api/portal/rest/sample-items:\n    $ref: ./sample-items.yaml#/paths/~1api~1portal~1rest~1sample-items\n  /api/portal/rest/sample-items/{itemId}:\n    $ref: ./sample-items.yaml#/paths/~1api~1portal~1rest~1sample-items~1%7BitemId%7D\n',
    before: '  /health:',
  },
  {
    path: 'apps/sandbox/src/areas/areas.ts',
    text: "import { sampleItemsRoutes } from './sample-items/routes.ts';\nimport { sampleItemsPart } from './sample-items/sampleItemsPart.ts';\n",
    among: /^import .+ from '\.\/(.+)';\n/gm,
  },
  { path: 'apps/sandbox/src/areas/areas.ts', text: '  sampleItemsPart,\n', before: '];' },
  { path: 'apps/sandbox/src/areas/areas.ts', text: '    sampleItemsRoutes,\n', before: '  ];' },
  {
    path: 'apps/sandbox/src/seed/navigation.ts',
    text: "      page('Sample items', '/sample-items'),\n",
    before: "      page('Admin', '/admin'),",
  },
  {
    path: 'e2e/support/portalPages.ts',
    text: "  page('/sample-items', 'Sample items'),\n  page('/sample-items/SI-0', 'Sample item not found'),\n",
    before: "  page('/search', ",
  },
  {
    path: 'docs/promises.md',
    text: '| `Sample items` | opens the list | `areas/sample-items/src/list/SampleItemsPage.test.tsx` The list of sample items keeps search, filter, sort and page in the address |\n',
    before: '| `SEARCH` ',
  },
  {
    path: 'apps/sandbox/src/rights/everyRole.test.ts',
    text: "    'changeSampleItem',\n",
    before: "    'changeService',",
  },
  {
    path: 'apps/sandbox/src/rights/everyRole.test.ts',
    text: "  'Sample items': [['apollo']],\n",
    before: '  Services: [[',
  },
];

/** Returns the position of a new line among sorted ones; -1 when there are none. */
function positionAmong(sorted: RegExp, list: string, line: string): number {
  const [, key = ''] = new RegExp(sorted.source, 'm').exec(line) ?? [];
  const all = [...list.matchAll(sorted)];
  const next = all.find(([, other = '']) => other > key);
  const last = all.at(-1);
  return next?.index ?? (last ? last.index + last[0].length : -1);
}

function filesOf({ name }: NewArea): { path: string; text: string }[] {
  return globSync('**/*.template', { cwd: template }).map((file) => ({
    path: renamed(file.replaceAll('\\', '/').replace(/\.template$/, ''), name),
    text: renamed(readFileSync(join(template, file), 'utf8'), name),
  }));
}

function renamed(text: string, name: string): string {
  const words = name.split('-');
  return Object.entries(spellings).reduce((all, [old, spell]) => all.replaceAll(old, spell(words)), text);
}

/** The words with the last one in the singular, where it ends in "ies" or "s". A name without a plural gets a word: `remote access entry`. */
function singular(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const one = last.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  return one === last ? [...words, 'entry'] : [...words.slice(0, -1), one];
}

function camel([first = '', ...rest]: readonly string[]): string {
  return first + rest.map(capitalised).join('');
}

function sentence([first = '', ...rest]: readonly string[]): string {
  return [capitalised(first), ...rest].join(' ');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
