import type { ChangeRequestList } from '../../contract/generated/openapi.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { changeList as list, fromChanges, type ChangeQuery, type VisibleChange } from './changeQuery.ts';
import { toChangeSummary } from './toChangeRequest.ts';

const ageIds = ['week', 'month', 'older'] as const;
const SHOWN = 5;

export function listChanges(world: World, caller: Caller, query: ChangeQuery): ChangeRequestList {
  return list.page(world, fromChanges(world, caller, query), query, toChangeSummary);
}

/** Every change request that a query finds, on one page. */
export function allChanges(world: World, caller: Caller, query: ChangeQuery): VisibleChange[] {
  return list.all(world, fromChanges(world, caller, query), query);
}

export function changeSummaryOf(world: World, caller: Caller): ResponseOf<'getChangeRequestSummary'> {
  const every = { ...defaultQueryOf('listChangeRequests'), pageSize: SHOWN };
  const open: ChangeQuery = { ...every, status: 'open' };
  const waiting = listChanges(world, caller, { ...open, waitingFor: 'you' });
  return {
    waitingForYou: { total: waiting.total, items: waiting.items },
    waitingForColleagues: waiting.facets.waitingFor.find(({ id }) => id === 'colleague')?.count ?? 0,
    byStatus: listChanges(world, caller, every).facets.status,
    openByAge: ageIds.map((age) => ({
      id: age,
      count: listChanges(world, caller, { ...open, age }).total,
    })),
    nextWindows: listChanges(world, caller, { ...every, status: 'scheduled', sort: 'window' }).items,
  };
}
