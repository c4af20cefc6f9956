import type { Operation, Schema, WireDocument } from './wireDocument.ts';

/** Which calls types are written for, by their tags. */
export type TagFilter = (tag: string) => boolean;

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const head = `// Written by \`npm run generate\` from docs/openapi.yaml. Change the document, not this file.`;

/** TypeScript of what goes over the wire: one type for each schema that the calls or `besides` need, and the calls by their ids. */
export function wireTypesOf(
  document: WireDocument,
  isWanted: TagFilter,
  besides: readonly string[] = [],
): string {
  const calls = operationsOf(document).filter(({ operation }) => operation.tags.some(isWanted));
  const callTypes = calls.map((call) => callType(document, call));
  const { schemas } = document.components;
  const needed = namesIn([...callTypes, ...besides].join('\n'), schemas);
  const types = Object.entries(schemas)
    .filter(([name]) => needed.has(name))
    .map(([name, schema]) => declaration(name, schema));
  const map = `/** Every call by its id: what is sent, and what a success and a refusal answer. */\nexport interface Calls {\n${callTypes.join('\n')}\n}`;
  return `${[head, ...types, map].join('\n\n')}\n`;
}

interface Call {
  path: string;
  method: string;
  operation: Operation;
  shared: WireDocument['paths'][string]['parameters'];
}

function operationsOf({ paths }: WireDocument): Call[] {
  return Object.entries(paths).flatMap(([path, { parameters: shared, ...operations }]) =>
    Object.entries(operations)
      .filter(([key]) => methods.has(key))
      .map(([method, operation]) => ({ path, method, operation, shared })),
  );
}

function callType(document: WireDocument, { path, method, operation, shared = [] }: Call): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const query = [...shared, ...parameters]
    .map((parameter) => document.resolve(parameter))
    .filter(({ in: place }) => place === 'query');
  const contentOf = (firstDigit: string) => {
    const fitting = Object.entries(responses).filter(([status]) => status.startsWith(firstDigit));
    return [...new Set(fitting.map(([, response]) => contentType(document.resolve(response).content)))].join(
      ' | ',
    );
  };
  const failure = contentOf('4');
  const schemas = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const fields = [
    `readonly method: '${method.toUpperCase()}';`,
    `readonly path: '${path}';`,
    ...(query.length === 0 ? [] : [`readonly query: ${objectType(schemas, namesOfRequired(query))};`]),
    ...(requestBody === undefined ? [] : [`readonly body: ${contentType(requestBody.content)};`]),
    `readonly answer: ${contentOf('2') || 'undefined'};`,
    ...(failure === '' ? [] : [`readonly failure: ${failure};`]),
  ];
  return indent(`/** ${summary} */\nreadonly ${operationId}: {\n${indent(fields.join('\n'))}\n};`);
}

function namesOfRequired(parameters: readonly { name: string; required?: boolean }[]): string[] {
  return parameters.filter(({ required }) => required === true).map(({ name }) => name);
}

/** JSON by its schema; any other kind of content is a text. */
function contentType(content: Record<string, { schema: Schema }> | undefined): string {
  if (content === undefined) return 'undefined';
  const kinds = Object.entries(content).map(([type, { schema }]) =>
    /json$|x-www-form-urlencoded$/.test(type) ? typeOf(schema) : 'string',
  );
  return [...new Set(kinds)].join(' | ');
}

/** The schemas that a piece of text names, and those that they name. */
function namesIn(text: string, schemas: Record<string, Schema>): Set<string> {
  const found = new Set<string>();
  const queue = [text];
  for (const piece of queue) {
    for (const [word] of piece.matchAll(/\b[A-Z]\w+\b/g)) {
      const schema = schemas[word];
      if (schema === undefined || found.has(word)) continue;
      found.add(word);
      queue.push(typeOf(schema));
    }
  }
  return found;
}

function declaration(name: string, schema: Schema): string {
  const comment = commentOf(schema);
  const type = typeOf(schema);
  return schema.properties === undefined || schema.allOf !== undefined
    ? `${comment}export type ${name} = ${type};`
    : `${comment}export interface ${name} ${type}`;
}

function commentOf({ description }: Schema): string {
  return description === undefined ? '' : `/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n`;
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.allOf !== undefined) {
    const { allOf, ...own } = schema;
    return [...allOf, ...(own.properties === undefined ? [] : [own])].map(typeOf).join(' & ');
  }
  const unknownWord = ['oneOf', 'prefixItems', 'patternProperties'].find((word) => word in schema);
  if (unknownWord !== undefined)
    throw new Error(`docs/openapi.yaml has a word that no type is written for: ${unknownWord}.`);
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'unknown' : types.map((type) => typeNamed(type, schema)).join(' | ');
}

function typeNamed(type: string, schema: Schema): string {
  const simple = { string: 'string', boolean: 'boolean', integer: 'number', number: 'number', null: 'null' }[
    type
  ];
  if (simple !== undefined) return simple;
  if (type === 'array') return `readonly ${inBrackets(typeOf(schema.items ?? {}))}[]`;
  if (type !== 'object')
    throw new Error(`docs/openapi.yaml has a type that no type is written for: ${type}.`);
  if (schema.properties !== undefined) return objectType(schema.properties, schema.required ?? []);
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return `Readonly<Record<string, ${typeOf(values)}>>`;
}

function objectType(properties: Record<string, Schema>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = /^[a-z_]\w*$/i.test(name) ? name : literal(name);
    return `${commentOf(schema)}readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`;
  });
  return `{\n${indent(fields.join('\n'))}\n}`;
}

function inBrackets(type: string): string {
  return type.includes(' ') ? `(${type})` : type;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value);
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
