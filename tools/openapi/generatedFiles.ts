import { fileURLToPath } from 'node:url';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, bundleFromString, createConfig, parseYaml } from '@redocly/openapi-core';
import openapiTS, { astToString, NULL, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';

/** The repository's root folder. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url));

/** A file that is generated from the OpenAPI document; `path` is relative to the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The part of an OpenAPI document that is read here. */
interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  tags?: readonly string[];
}

const sandboxTags = new Set(['Sandbox control', 'Third parties', 'Operation']);
// What the portal calls before any area is loaded. Each other tag has a table of its own, which is loaded with its area.
const shellTags = new Set(['Deployment', 'Portal', 'Notifications', 'Live chat', 'Documents']);
// A library signs in, so no page calls these. Tests script them.
const scriptedTags = new Set(['identity']);
const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const header = '// Generated from docs/openapi by `npm run generate`. Change the document, not this file.\n';
const core = 'packages/portal-core/src/contract/generated';
const sandbox = 'apps/sandbox/src/contract/generated';

/** Bundles docs/openapi and derives every generated file. portal-core gets only the operations that a portal calls; the sandbox gets all. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const full = await bundled();
  const portal = await withoutSandbox(full);
  return [
    { path: `${sandbox}/openapi.json`, text: `${JSON.stringify(full, null, 2)}\n` },
    { path: `${sandbox}/openapi.ts`, text: await typesOf(full) },
    { path: `${core}/openapi.ts`, text: await typesOf(portal, portalTimes) },
    ...operationFiles(portal),
  ];
}

/** The document as one file. Throws when openapi.yaml does not list a path, because the bundle would leave it out. */
async function bundled(): Promise<OpenApiDocument> {
  const [unlisted] = unlistedPaths(join(root, 'docs/openapi'));
  if (unlisted !== undefined)
    throw new Error(
      `docs/openapi/openapi.yaml does not list ${unlisted.path} of ${unlisted.file}. Add it below "paths".`,
    );
  const ref = join(root, 'docs/openapi/openapi.yaml');
  return parsed(await bundle({ ref, config: await createConfig({}) }));
}

/** The paths that a file of the folder describes and its openapi.yaml does not list. */
export function unlistedPaths(folder: string): { readonly file: string; readonly path: string }[] {
  const listed = new Set(pathsIn(join(folder, 'openapi.yaml')));
  const all = globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => pathsIn(join(folder, file)).map((path) => ({ file, path })));
  return all.filter(({ path }) => !listed.has(path));
}

function pathsIn(file: string): string[] {
  const document = parseYaml(readFileSync(file, 'utf8'));
  const hasPaths = typeof document === 'object' && document !== null && 'paths' in document;
  return hasPaths ? Object.keys(document.paths ?? {}) : [];
}

/** A copy without the operations that only the sandbox has, and without the components that only they use. */
async function withoutSandbox(document: OpenApiDocument): Promise<OpenApiDocument> {
  const copy = structuredClone(document);
  for (const [path, item] of Object.entries(copy.paths)) {
    if (operationsIn(item).every(([, { tags = [] }]) => tags.some((tag) => sandboxTags.has(tag))))
      delete copy.paths[path];
  }
  const source = JSON.stringify(copy);
  return parsed(
    await bundleFromString({ source, config: await createConfig({}), removeUnusedComponents: true }),
  );
}

function parsed({ bundle: result, problems }: Awaited<ReturnType<typeof bundle>>): OpenApiDocument {
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`docs/openapi cannot be bundled: ${problem.message}`);
  const document: OpenApiDocument = result.parsed;
  return document;
}

function operationsIn(item: OpenApiDocument['paths'][string]): [string, Operation][] {
  return Object.entries(item).filter(([method]) => methods.has(method));
}

/** The types of the two formats of a time. The sandbox writes times from its database, where they are plain texts. */
const timeTypes: Readonly<Record<string, string>> = { date: 'CalendarDay', 'date-time': 'Moment' };

/** Gives days and moments a type of their own, so that neither is taken for the other. */
const portalTimes: OpenAPITSOptions = {
  inject: `import type { ${Object.values(timeTypes).join(', ')} } from '../times.ts';\n`,
  transform({ format, type }) {
    const name = timeTypes[format ?? ''];
    if (name === undefined) return undefined;
    const time = ts.factory.createTypeReferenceNode(name);
    const isNullable = Array.isArray(type) && type.includes('null');
    return isNullable ? ts.factory.createUnionTypeNode([time, NULL]) : time;
  },
};

async function typesOf(document: OpenApiDocument, options: OpenAPITSOptions = {}): Promise<string> {
  const ast = await openapiTS(JSON.stringify(document), {
    ...options,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return header + astToString(ast);
}

/** The tables of operations: one for the shell, one for each other tag, and one that joins them. */
function operationFiles({ paths }: OpenApiDocument): GeneratedFile[] {
  const tables = new Map<string, string[]>();
  for (const [path, item] of Object.entries(paths))
    for (const [method, { operationId, tags: [tag] = [] }] of operationsIn(item)) {
      if (operationId === undefined || tag === undefined)
        throw new Error(`${method} ${path} needs an operationId and a tag.`);
      const name = shellTags.has(tag) ? 'shell' : tag.toLowerCase().replaceAll(' ', '-');
      const rows = tables.get(name) ?? [];
      rows.push(`  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}' },\n`);
      tables.set(name, rows);
    }
  const names = [...tables.keys()].toSorted();
  return [
    ...names.map((name) => ({
      path: `${core}/operations/${name}.ts`,
      text: `${header}\n/** The method and path of each operation, by its id. */\nexport const operations = {\n${tables.get(name)?.join('')}} as const;\n`,
    })),
    ...names
      .filter((name) => name !== 'shell' && !scriptedTags.has(name))
      .map((name) => ({ path: `${core}/calls/${name}.ts`, text: callsOf(name) })),
    { path: `${core}/operations.ts`, text: joinedOperations(names) },
  ];
}

function callsOf(name: string): string {
  return `${header}
import { createDefineCall, type DefineCall } from '../../../calls/defineCall.ts';
import { operations } from '../operations/${name}.ts';

/** Defines a call by its operation id, as \`defineCall\` of \`/calls\` does. */
export const defineCall: DefineCall<keyof typeof operations> = createDefineCall(operations);
`;
}

/** The name of a table as a variable: `savedViews`. */
function variable(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function joinedOperations(names: readonly string[]): string {
  const imports = names.map(
    (name) => `import { operations as ${variable(name)} } from './operations/${name}.ts';\n`,
  );
  const types = names.map((name) => `typeof ${variable(name)}`);
  const spreads = names.map((name) => `  ...${variable(name)},\n`);
  return `${header}\n${imports.join('')}\n/** The method and path of each operation, by its id. The portal itself loads only the parts. */\nexport const operations: ${types.join(' &\n  ')} = {\n${spreads.join('')}};

/** The same, by the tag of the document that names them; \`shell\` holds what the portal itself calls. */
export const operationsByTag: Readonly<Record<string, Partial<typeof operations>>> = {
${names.map((name) => `  ${variable(name)},\n`).join('')}};
`;
}
