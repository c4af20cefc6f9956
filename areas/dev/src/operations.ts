import { operationsByTag } from '@quayside/contract';

export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  /** With `{placeholders}`. */
  readonly path: string;
}

/** Every operation, in the order of tag and path. */
export function listOperations(): readonly Operation[] {
  return Object.entries(operationsByTag).flatMap(([tag, operations]) =>
    Object.entries(operations)
      .map(([id, { method, path }]) => ({ id, tag, method, path }))
      .toSorted((one, other) => one.path.localeCompare(other.path)),
  );
}

/** The operation that a request belongs to; undefined for one that the document does not know. */
export function operationOf(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && patternOf(operation.path).test(path))
    .toSorted((one, other) => placeholdersOf(one) - placeholdersOf(other))[0];
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

// `/cases/export` fits both itself and `/cases/{caseNumber}`; the one with fewer placeholders is meant.
function placeholdersOf({ path }: Operation): number {
  return path.split('{').length;
}
