import type { ResponseOf } from '../../contract/operations.ts';
import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import type { Caller } from '../caller.ts';
import { selectCases } from './caseRows.ts';
import { openCases } from './store.ts';
import { plannedWorkOf } from './plannedWorkOf.ts';
import { openIncidents, toIncident, toSummary } from './toCase.ts';

/** Incidents, planned works and open cases of a service. */
export type ServiceIssues = ResponseOf<'getServiceIssues'>;

/** The known issues of a service. Undefined for a service of another partner. */
export function serviceIssuesOf(world: World, caller: Caller, serviceId: string): ServiceIssues | undefined {
  const row = services.first(world, 'id = ? AND partner_id = ?', serviceId, caller.partnerId);
  if (row === undefined) return undefined;
  const isThere = ({ town }: { readonly town: string }) => row.aEnd.name.startsWith(`${town} `);
  const open = { ...openCases(), serviceId, pageSize: 20 };
  return {
    incidents: openIncidents(world)
      .filter((incident) =>
        incident.interruptedSites.length > 0 ? incident.id === row.incidentId : isThere(incident),
      )
      .map((incident) => toIncident(world, incident)),
    plannedWorks: openPlannedWorks(world)
      .filter(isThere)
      .flatMap((work) => plannedWorkOf(world, caller, work) ?? []),
    openCases: selectCases(world, caller, open).map(toSummary),
  };
}
