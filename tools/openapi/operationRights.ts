import { readFileSync } from 'node:fs';
import type { RightsDocument } from './rightsReference.ts';

type Right = NonNullable<RightsDocument['paths'][string][string]['x-access']>;

declare module 'vitest' {
  interface ProvidedContext {
    operationRights: Record<string, Right>;
  }
}

/** The right of each operation of the contract, by its id. */
export function operationRights(): Record<string, Right> {
  const file = new URL('../../apps/sandbox/src/contract/generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as RightsDocument;
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return Object.fromEntries(
    operations.flatMap(({ operationId, 'x-access': right }) =>
      operationId === undefined || right === undefined ? [] : [[operationId, right]],
    ),
  );
}
