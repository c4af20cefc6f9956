import { fileURLToPath } from 'node:url';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, bundleFromString, createConfig, parseYaml } from '@redocly/openapi-core';
import openapiTS, { astToString, NULL, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import { rightsReference, type RightsDocument } from './rightsReference.ts';

/** The repository's root folder. */
const root: string = fileURLToPath(new URL('../..', import.meta.url));

/** A file that is generated from the OpenAPI document; `path` is relative to the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The part of an OpenAPI document that is read here. */
interface OpenApiDocument extends RightsDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  tags?: readonly string[];
}

/** What the core of any portal calls, and what it signs in with. */
const platformTags = new Set([
  'Deployment',
  'Portal',
  'Notifications',
  'Live chat',
  'Documents',
  'Identity',
  'Jobs',
  'Saved views',
  'Pins',
]);
const sandboxTags = new Set(['Sandbox control', 'Third parties', 'Operation']);
// What the core calls before any page is loaded. Each other tag has a table of its own, which is loaded with the pages that call it.
const shellTags = new Set(['Deployment', 'Portal', 'Notifications', 'Live chat', 'Documents']);
// A library signs in, so no page calls these. Tests script them.
const scriptedTags = new Set(['identity']);
const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const header = '// Generated from docs/openapi by `npm run generate`. Change the document, not this file.\n';

/** A package that has the types and calls of a part of the document. */
interface ContractPart {
  readonly folder: string;
  readonly has: (tag: string) => boolean;
  /** Where its files find the types of formats, `createDefineCall`, and the type of its operations. */
  readonly formats: string;
  readonly calls: string;
  readonly contract: 'PlatformContract' | 'ProductContract';
}

const parts: readonly ContractPart[] = [
  {
    folder: 'packages/portal-core/src/contract/generated',
    has: (tag) => platformTags.has(tag),
    formats: '../formats.ts',
    calls: '../../../calls/defineCall.ts',
    contract: 'PlatformContract',
  },
  {
    folder: 'packages/contract/src/generated',
    has: (tag) => !platformTags.has(tag) && !sandboxTags.has(tag),
    formats: '@quayside/portal-core/calls',
    calls: '@quayside/portal-core/calls',
    contract: 'ProductContract',
  },
];
const sandbox = 'apps/sandbox/src/contract/generated';

/** Bundles docs/openapi and derives every generated file. Each operation is in one part; the sandbox has all of them. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const full = await bundled();
  const files = await Promise.all(parts.map((part) => filesOf(part, full)));
  return [
    { path: `${sandbox}/openapi.json`, text: `${JSON.stringify(full, null, 2)}\n` },
    { path: `${sandbox}/openapi.ts`, text: await typesOf(full) },
    { path: 'docs/rights.md', text: rightsReference(full) },
    ...permissionFiles(full),
    ...files.flat(),
  ];
}

async function filesOf(part: ContractPart, full: OpenApiDocument): Promise<GeneratedFile[]> {
  const document = await partOf(full, part.has);
  return [
    { path: `${part.folder}/openapi.ts`, text: await typesOf(document, part.formats) },
    ...operationFiles(document, part),
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

/** A copy with the operations of the tags that are wanted, and the components that they use. */
async function partOf(document: OpenApiDocument, has: ContractPart['has']): Promise<OpenApiDocument> {
  const copy = structuredClone(document);
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const [method, { tags = [] }] of operationsIn(item)) if (!tags.some(has)) delete item[method];
    if (operationsIn(item).length === 0) delete copy.paths[path];
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

/** The types of texts that have one, by their format. The sandbox writes them from its database, where they are plain texts. */
const formatTypes: Readonly<Record<string, string>> = {
  date: 'CalendarDay',
  'date-time': 'Moment',
  etag: 'EntityTag',
};

/** Gives such texts their types, so that a day is not taken for a moment, or an id for a version. */
const typedFormats: OpenAPITSOptions = {
  transform({ format, type }) {
    const name = formatTypes[format ?? ''];
    if (name === undefined) return undefined;
    const text = ts.factory.createTypeReferenceNode(name);
    const isNullable = Array.isArray(type) && type.includes('null');
    return isNullable ? ts.factory.createUnionTypeNode([text, NULL]) : text;
  },
};

/** The types of a document. With `formats`, the module of the types of formats, such texts have types of their own. */
async function typesOf(document: OpenApiDocument, formats?: string): Promise<string> {
  const ast = await openapiTS(JSON.stringify(document), {
    ...(formats !== undefined && typedFormats),
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const text = astToString(ast);
  const used = Object.values(formatTypes).filter((name) => new RegExp(`: ${name}\\b`).test(text));
  const from =
    formats === undefined || used.length === 0
      ? ''
      : `import type { ${used.join(', ')} } from '${formats}';\n`;
  return header + from + text;
}

/** What grants each permission, and what it allows: two files, because only the page of a refusal reads the second. */
function permissionFiles({ 'x-permissions': permissions }: RightsDocument): GeneratedFile[] {
  const rows = (valueOf: (permission: RightsDocument['x-permissions'][string]) => unknown) =>
    Object.entries(permissions)
      .map(([id, permission]) => `  ${id}: ${JSON.stringify(valueOf(permission))},\n`)
      .join('');
  const folder = 'packages/contract/src/generated';
  return [
    {
      path: `${folder}/permissionRoles.ts`,
      text: `${header}\n/** The roles that grant each permission, as the claim \`roles\` names them. */\nexport const permissionRoles = {\n${rows(({ roles }) => roles)}} as const;\n`,
    },
    {
      path: `${folder}/permissionWords.ts`,
      text: `${header}\n/** What each permission allows, to follow "may". */\nexport const permissionWords = {\n${rows(({ allows }) => allows)}} as const;\n`,
    },
  ];
}

/** The tables of operations and their calls: one for what is called before any page is loaded, one for each other tag, and one that joins them. */
function operationFiles(
  { paths }: OpenApiDocument,
  { folder, calls, contract }: ContractPart,
): GeneratedFile[] {
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
      path: `${folder}/operations/${name}.ts`,
      text: `${header}\n/** The method and path of each operation, by its id. */\nexport const operations = {\n${tables.get(name)?.join('')}} as const;\n`,
    })),
    ...names
      .filter((name) => !scriptedTags.has(name))
      .map((name) => ({ path: `${folder}/calls/${name}.ts`, text: callsOf(name, calls, contract) })),
    { path: `${folder}/operations.ts`, text: joinedOperations(names) },
  ];
}

function callsOf(name: string, from: string, contract: ContractPart['contract']): string {
  return `${header}
import { createDefineCall, type DefineCall } from '${from}';
import type { ${contract} } from '../../${contract}.ts';
import { operations } from '../operations/${name}.ts';

/** Defines a call by its operation id: method, path, parameters, body and response are typed by the document. */
export const defineCall: DefineCall<${contract}, typeof operations> = createDefineCall<
  ${contract},
  typeof operations
>(operations);
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
  return `${header}\n${imports.join('')}\n/** The method and path of each operation, by its id. Pages load only the tables of their calls. */\nexport const operations: ${types.join(' &\n  ')} = {\n${spreads.join('')}};

/** The same, by the tag of the document that names them; \`shell\` holds what is called before any page is loaded. */
export const operationsByTag: Readonly<Record<string, Partial<typeof operations>>> = {
${names.map((name) => `  ${variable(name)},\n`).join('')}};
`;
}
