import { sharedContract } from './contract.ts';
import type { OperationId, QueryOf } from './operations.ts';

/** The query of a call that names none: the defaults of the OpenAPI document. */
export function defaultQueryOf<Id extends OperationId>(id: Id): Required<QueryOf<Id>> {
  const contract = sharedContract();
  for (const [path, item] of Object.entries(contract.document.paths))
    for (const [method, { operationId }] of Object.entries(item)) {
      if (operationId !== id) continue;
      const checked = contract.checkQuery(method, path, new URLSearchParams());
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has checked it
      if (checked.fits) return checked.value as Required<QueryOf<Id>>;
    }
  throw new Error(`The operation ${id} has no query without required parameters.`);
}
