import type { Project, ProjectList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { among, containsWords, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import { deliveries } from '../../world/collections.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { isOpenDelivery } from '../../world/deliveries.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import type { Caller } from '../caller.ts';
import { milestoneNames } from '../delivery/milestoneNames.ts';
import { readServices } from './visibleServices.ts';

/** The columns of projects on a day. `services` is the table of services, with the alias `s`. */
const projectColumnsOn = (today: string, services: string) => `SELECT p.id, p.name, count(s.id) AS total,
    count(s.id) - count(d.case_number) AS delivered,
    count(CASE WHEN d.present_outlook = 'atRisk' THEN 1 END) AS at_risk,
    count(CASE WHEN d.present_outlook = 'delayed' THEN 1 END) AS delayed,
    count(CASE WHEN s.waiting_for = 'you' AND s.status <> 'ceased' THEN 1 END) AS waiting_for_you,
    CASE WHEN count(d.case_number) = 0 THEN 'complete'
      WHEN count(CASE WHEN d.present_outlook = 'delayed' THEN 1 END) > 0 THEN 'delayed'
      WHEN count(CASE WHEN d.present_outlook = 'atRisk' THEN 1 END) > 0 THEN 'atRisk'
      ELSE 'onTrack' END AS outlook
  FROM projects p JOIN ${services} ON s.project_id = p.id LEFT JOIN (
    SELECT d.case_number, d.service_id, ${outlookOn(today)} AS present_outlook FROM deliveries d WHERE ${isOpenDelivery}
  ) d ON d.service_id = s.id
  WHERE p.partner_id = ?`;

const readState = createReader({
  siteName: field.named('a_name', field.text),
  state: deliveries.fields.state,
});

/** The projects that a query finds, those at risk first. */
export function listProjects(
  world: World,
  caller: Caller,
  { q, outlook, page, pageSize }: Required<QueryOf<'listProjects'>>,
): ProjectList {
  const words = containsWords('lower(p.name)', q);
  const wanted = joinSql({ text: ' WHERE 1', values: [] }, among('outlook', outlook));
  const services = readServices(world, caller, 's');
  const from = `FROM (${projectColumnsOn(dayOf(world.now()), services.text)}${words.text} GROUP BY p.id)${wanted.text}`;
  const values = [...services.values, caller.partnerId, ...words.values, ...wanted.values];
  const rows = world.all(
    `SELECT * ${from} ORDER BY outlook = 'complete', outlook = 'onTrack', outlook = 'atRisk', name LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    offsetOf({ page, pageSize }),
  );
  const total = world.first(`SELECT count(*) AS count ${from}`, ...values);
  return { page, pageSize, total: Number(total?.['count']), items: rows.map((row) => toProject(world, row)) };
}

function toProject(world: World, row: Row): Project {
  const id = String(row['id']);
  const outlook = String(row['outlook']);
  const states = world
    .all(
      `SELECT d.state, s.a_name FROM deliveries d JOIN services s ON s.id = d.service_id
       WHERE d.project_id = ? AND ${isOpenDelivery}`,
      id,
    )
    .map(readState);
  const next = states
    .flatMap(({ siteName, state }) => {
      const current = state.milestones.find((milestone) => ['current', 'blocked'].includes(milestone.state));
      return current?.planned
        ? [{ name: milestoneNames[current.id], siteName, date: current.planned.to }]
        : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))[0];
  const committed = states.map(({ state }) => state.dates.committed);
  return {
    id,
    name: String(row['name']),
    outlook: outlook === 'delayed' || outlook === 'atRisk' || outlook === 'complete' ? outlook : 'onTrack',
    total: Number(row['total']),
    delivered: Number(row['delivered']),
    atRisk: Number(row['at_risk']),
    delayed: Number(row['delayed']),
    waitingForYou: Number(row['waiting_for_you']),
    // A project is promised once all of its deliveries are.
    committedDate: committed.includes(null) ? null : (committed.toSorted(compareDates).at(-1) ?? null),
    nextMilestone: next ?? null,
  };
}

function compareDates(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '');
}
