import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../tools/harness/settings.ts';

/** The sandbox's types, as far as these tests use them. The project has no others. */
interface SchemaTools {
  ajv: { Ajv2020: new (options: object) => Schemas };
  formats: { default: (schemas: Schemas) => void };
}

interface Schemas {
  addSchema: (document: object, id: string, meta: boolean, validate: boolean) => void;
  validate: (id: string, value: unknown) => boolean;
  errorsText: () => string;
}

const load = createRequire(join(root, 'apps/sandbox/package.json'));
const { Ajv2020 } = load('ajv/dist/2020.js') as SchemaTools['ajv'];
const formats = load('ajv-formats') as SchemaTools['formats'];

const schemas = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(schemas);
schemas.addSchema(
  JSON.parse(readFileSync(join(root, 'apps/sandbox/src/contract/generated/openapi.json'), 'utf8')) as object,
  'contract',
  false,
  false,
);

/** Returns the problem details in a body. Throws when they do not fit the contract. */
export function problemIn(body: Buffer): unknown {
  const value = JSON.parse(body.toString()) as unknown;
  if (schemas.validate('contract#/components/schemas/Problem', value)) return value;
  throw new Error(`${body.toString()} is no problem of the contract: ${schemas.errorsText()}`);
}
