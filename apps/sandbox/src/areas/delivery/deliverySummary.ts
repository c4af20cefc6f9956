import type { DeliverySummary } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { isOpenDelivery, milestoneIds } from '../../world/deliveries.ts';
import type { Caller } from '../caller.ts';
import { readServices } from '../services/visibleServices.ts';

/** The numbers of a partner's deliveries. They count what the list of services finds for the same filters. */
export function summaryOf(world: World, caller: Caller): DeliverySummary {
  const services = readServices(world, caller, 's');
  const rows = world.all(
    `SELECT d.current, s.waiting_for AS party, count(*) AS count
     FROM ${services.text} LEFT JOIN deliveries d ON d.service_id = s.id AND ${isOpenDelivery}
     WHERE s.partner_id = ? AND s.status = 'inDelivery' GROUP BY 1, 2`,
    ...services.values,
    caller.partnerId,
  );
  const total = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((sum, row) => sum + Number(row['count']), 0);
  // A charge is counted among the approvals.
  const waitingFor = (whose: string) =>
    total(({ party, current }) => party === whose && milestoneIds[Number(current)] !== 'charges');
  return {
    waitingForYou: waitingFor('you'),
    waitingForColleagues: waitingFor('colleague'),
    byMilestone: milestoneIds
      .map((id, position) => ({ id, count: total(({ current }) => current === position) }))
      .filter(({ count }) => count > 0),
  };
}
