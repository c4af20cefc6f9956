import { useResource } from '@quayside/portal-core/react';
import { listTrunks, type NumberRange } from './api.ts';

type TrunkOption = NonNullable<NumberRange['trunk']>;

const query = { q: '', status: '', fraud: '', sort: 'name', page: 1, pageSize: 100 } as const;

/** Returns the trunks that a user can choose, by name. The present one is available before the others load. */
export function useTrunkOptions(present: TrunkOption | null): readonly TrunkOption[] {
  const { data } = useResource(listTrunks, { query });
  const trunks = data?.items ?? [];
  const isListed = present === null || trunks.some(({ id }) => id === present.id);
  return isListed ? trunks : [present, ...trunks];
}
