import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { nameOf, nodeAt, nodesAt, nodesOf, parseTree } from '../tools/files/syntax.ts';

type Docgen = {
  definedInFile?: string;
  props?: Record<string, { tsType?: { name: string } }>;
};

type Described = ComponentManifest & { reactDocgen?: Docgen };

/** The source text of the types of a component's own props. */
function writtenTypes(file: string): Map<string, string> {
  const wanted = `${basename(file, '.tsx')}Props`;
  const types = new Map<string, string>();
  for (const path of globSync(join(dirname(file), '*.{ts,tsx}'))) {
    const source = readFileSync(path, 'utf8');
    for (const alias of nodesOf(parseTree(path, source))) {
      if (alias.type !== 'TSTypeAliasDeclaration' || nameOf(nodeAt(alias, 'id')) !== wanted) continue;
      const type = nodeAt(alias, 'typeAnnotation');
      const parts = type?.type === 'TSIntersectionType' ? nodesAt(type, 'types') : [type];
      for (const member of parts.flatMap((part) => nodesAt(part, 'members'))) {
        const name = nameOf(nodeAt(member, 'key'));
        const written = nodeAt(nodeAt(member, 'typeAnnotation'), 'typeAnnotation');
        if (name && written) types.set(name, source.slice(written.start, written.end));
      }
    }
  }
  return types;
}

/** Replaces `unknown`, react-docgen's type for readonly lists, with the type's source text. Runs after react-docgen's plugin. */
export function readableTypes(): Plugin {
  const unknownProp = /"([\w-]+)":\{"required":(true|false),"tsType":\{"name":"unknown"/g;
  return {
    name: 'quayside:readable-types',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('.__docgenInfo=')) return undefined;
      const types = writtenTypes(id);
      const described = code.replace(unknownProp, (whole, name: string, required: string) => {
        const written = types.get(name);
        if (written === undefined) return whole;
        return `"${name}":{"required":${required},"tsType":{"name":${JSON.stringify(written)}`;
      });
      return { code: described, map: null };
    },
  };
}

/** The doc comment of a component that is no function, which react-docgen does not read. */
function writtenDescription(file: string): string | undefined {
  // Stories of a page that is put together in its stories file have no component file.
  if (!existsSync(file)) return undefined;
  const declared = `export const ${basename(file, '.tsx')}:`;
  return readFileSync(file, 'utf8').match(new RegExp(`/\\*\\* ([^*]+) \\*/\\n${declared}`))?.[1];
}

function readable(component: Described): Described {
  const { error, reactDocgen, ...rest } = component;
  const file = component.path.replace('.stories.tsx', '.tsx');
  if (!reactDocgen) {
    const description = writtenDescription(file);
    // A styled element has the props of its element only.
    return description === undefined ? component : { ...rest, description, reactDocgen: { props: {} } };
  }
  const types = writtenTypes(file);
  for (const [name, { tsType }] of Object.entries(reactDocgen.props ?? {})) {
    if (tsType?.name === 'unknown') tsType.name = types.get(name) ?? tsType.name;
  }
  const { definedInFile } = reactDocgen;
  if (definedInFile) reactDocgen.definedInFile = relative(process.cwd(), definedInFile);
  return { ...rest, reactDocgen, ...(error && { error }) };
}

/** The components manifest, with types as in the source and paths below the project's folder. */
export function readableManifests(manifests: Manifests = {}): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const all = Object.entries(components.components).map(([id, component]) => [id, readable(component)]);
  return { ...manifests, components: { ...components, components: Object.fromEntries(all) } };
}
