import type { DashboardChanges } from '../../contract/generated/openapi.ts';
import { json, noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import { callerOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import {
  changedApprovals,
  changedCases,
  changedChangeRequests,
  changedDeliveries,
  changedEstimates,
  changedIncidents,
  changedQuotes,
  type ChangeSource,
} from './changeSources.ts';
import { recordVisit, visitsOf } from './visits.ts';

const MAXIMUM_ITEMS = 20;
/** The days of changes that a first visit shows. */
const FIRST_VISIT_DAYS = 7;

export const dashboardRoutes: AreaRoutes = ({ world }) => {
  function changesOf(user: User): DashboardChanges {
    const caller = callerOf(user);
    const visits = visitsOf(world, caller);
    const firstSince = new Date(world.now().getTime() - FIRST_VISIT_DAYS * 86_400_000).toISOString();
    const since = visits.lastVisitAt ?? firstSince;
    const changes = sourcesOf(user)
      .flatMap((source) => source(world, caller, since))
      .toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id));
    return { since, ...visits, total: changes.length, items: changes.slice(0, MAXIMUM_ITEMS) };
  }

  return [
    route('getDashboardChanges', ({ user }) => json(changesOf(user))),
    route('recordDashboardVisit', ({ user }) => {
      world.write(() => recordVisit(world, callerOf(user)));
      return noContent();
    }),
  ];
};

function sourcesOf({ claims }: User): ChangeSource[] {
  const { has } = sharedRights();
  return [
    changedCases,
    ...(has('getService', claims) ? [changedIncidents, changedDeliveries, changedChangeRequests] : []),
    ...(has('listQuotes', claims) ? [changedQuotes] : []),
    ...(has('listCloudEstimates', claims) ? [changedEstimates] : []),
    ...(has('listApprovals', claims) ? [changedApprovals] : []),
  ];
}
