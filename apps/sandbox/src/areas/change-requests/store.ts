import type { ChangeRequestList } from '../../contract/generated/openapi.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import type { ChangeRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { changeList as list, fromChanges, type ChangeQuery } from './changeQuery.ts';
import { toChangeSummary } from './toChangeRequest.ts';

/** Reads lists of change requests. */
export interface ChangeStore {
  list(caller: Caller, query: ChangeQuery): ChangeRequestList;
  /** Every change request that a query finds, on one page. */
  all(caller: Caller, query: ChangeQuery): ChangeRow[];
  summaryOf(caller: Caller): ResponseOf<'getChangeRequestSummary'>;
}

const ageIds = ['week', 'month', 'older'] as const;
const SHOWN = 5;

/** Opens the change requests of a world. */
export function createChangeStore(world: World): ChangeStore {
  const from = (caller: Caller, query: ChangeQuery) => fromChanges(query, caller, world.now());
  const combinationsOf = (caller: Caller, query: ChangeQuery) =>
    list.combinations(world, from(caller, query));
  const shown = (caller: Caller, query: ChangeQuery) =>
    list.items(world, from(caller, query), query).map(toChangeSummary);

  return {
    list: (caller, query) => list.page(world, from(caller, query), query, toChangeSummary),
    all: (caller, query) => list.all(world, from(caller, query), query),
    summaryOf(caller) {
      const every = { ...defaultQueryOf('listChangeRequests'), pageSize: SHOWN };
      const open: ChangeQuery = { ...every, status: 'open' };
      const waiting: ChangeQuery = { ...open, waitingFor: 'you' };
      const combinations = combinationsOf(caller, every);
      return {
        waitingForYou: {
          total: list.countsIn(combinations, waiting).total,
          items: shown(caller, waiting),
        },
        byStatus: list.countsIn(combinations, every).facets.status,
        openByAge: ageIds.map((age) => ({
          id: age,
          count: list.countsIn(combinationsOf(caller, { ...open, age }), open).total,
        })),
        nextWindows: shown(caller, { ...every, status: 'scheduled', sort: 'window' }),
      };
    },
  };
}
