import { totalOf } from '../areas/orders/createOrder.ts';
import { orders } from '../areas/orders/orders.ts';
import { ports } from '../areas/voice/ports.ts';
import { fromTrunksWithHealth, readTrunk } from '../areas/voice/trunks.ts';
import { toTrunk } from '../areas/voice/trunkStore.ts';
import { changeRules } from './changeRules.ts';
import type { RowOf } from '../store/collection.ts';
import { deliveries } from './collections.ts';
import { dayOf } from './days.ts';
import { outlookOn } from './deliveryOutlook.ts';
import type { DeliveryState } from './deliveryState.ts';
import { unresolvedFault } from './followFaults.ts';
import { colleaguesOf } from './people.ts';
import { contradictionsOfHistory, never, type Rule } from './worldRule.ts';

/** What holds in the world at every moment, by the sentence that says it. */
export const worldRules: Readonly<Record<string, Rule>> = {
  ...changeRules,
  'A service is down or degraded only while an incident or an unresolved case says so': never(
    `SELECT id, health FROM services WHERE health IN ('down', 'degraded') AND incident_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM cases WHERE service_id = services.id AND ${unresolvedFault})`,
  ),
  'An unresolved case about a loss of service is about a service that is down': never(
    `SELECT case_number, health FROM cases JOIN services ON id = service_id
     WHERE cases.impact = 'down' AND cases.status NOT IN ('resolved', 'closed', 'cancelled') AND health <> 'down'`,
  ),
  'An outage began when its case says': never(
    `SELECT id, health_since, json_extract(state, '$.issueStartedAt') FROM services JOIN cases ON case_number = health_case
     WHERE health_since IS NOT json_extract(state, '$.issueStartedAt')`,
  ),
  'The services of one incident went down at one moment': never(
    `SELECT incident_id, health, count(DISTINCT health_since) AS starts FROM services WHERE incident_id IS NOT NULL
     GROUP BY incident_id HAVING starts > 1 OR min(health) <> 'down' OR max(health) <> 'down'`,
  ),
  'The health of a service is measured while it carries traffic': never(
    `SELECT id, status, health FROM services WHERE (health = 'none') <> (status IN ('inDelivery', 'suspended', 'ceased'))`,
  ),
  'A trunk is as healthy as its service, with as many endpoints and calls': ({ all }) =>
    all(
      `SELECT t.*, s.health, 0 AS number_count ${fromTrunksWithHealth} JOIN services s ON s.id = t.service_id`,
    ).flatMap((row) => {
      const { id, status, endpoints, channelsIn, channelsOut } = toTrunk(readTrunk(row));
      const health = row['health'] === 'none' ? 'down' : String(row['health']);
      const lost = endpoints.filter(({ state }) => state === 'unreachable').length;
      const isRight =
        status === health &&
        lost === { up: 0, degraded: 1, down: endpoints.length }[status] &&
        (status !== 'down' || channelsIn + channelsOut === 0);
      return isRight ? [] : [`${id} ${status}, its service is ${health}`];
    }),
  'A fault is about a service that is or was live, an order query about one in delivery when it was raised':
    never(
      `SELECT case_number, cases.status, services.status FROM cases JOIN services ON id = service_id
     WHERE cases.type = 'fault' AND services.status = 'inDelivery'`,
    ),
  'The entries of a conversation follow one another, and the case changed with the last one': never(
    `SELECT c.case_number, 'last entry' FROM cases c JOIN entries e ON e.conversation_id = 'CV-' || c.case_number AND e.position = c.entry_count
     WHERE e.at > c.updated_at
     UNION SELECT e.conversation_id, e.position FROM entries e JOIN entries n ON n.conversation_id = e.conversation_id AND n.position = e.position + 1
     WHERE n.at < e.at
     UNION SELECT c.case_number, 'count' FROM cases c
     WHERE c.entry_count <> (SELECT count(*) FROM entries WHERE conversation_id = 'CV-' || c.case_number)`,
  ),
  'Nothing has happened in the future': ({ all, now }) =>
    all(
      `SELECT conversation_id AS id, at FROM entries WHERE at > ?1
       UNION SELECT case_number, raised_at FROM cases WHERE raised_at > ?1 OR updated_at > ?1
       UNION SELECT id, updated_at FROM changes WHERE updated_at > ?1 OR requested_at > ?1
       UNION SELECT id, updated_at FROM voice_ports WHERE updated_at > ?1 OR requested_at > ?1
       UNION SELECT id, requested_at FROM approvals WHERE requested_at > ?1 OR decided_at > ?1
       UNION SELECT id, updated_at FROM orders WHERE updated_at > ?1 OR requested_at > ?1
       UNION SELECT number, updated_at FROM quotes WHERE updated_at > ?1 OR priced_at > ?1`,
      now().toISOString(),
    ).map((row) => `${String(row['id'])} ${String(row['at'])}`),
  'News, a solution and a decision that are due lie ahead': ({ all, now }) =>
    all(
      `SELECT case_number, status FROM cases WHERE next_update_at < ?1 OR json_extract(state, '$.expectedResolutionAt') < ?1
         OR (status = 'resolved' AND json_extract(state, '$.resolution.closesAt') < ?1)`,
      now().toISOString(),
    ).map((row) => `${String(row['case_number'])} ${String(row['status'])}`),
  'What is being priced has an event in which its prices arrive': never(
    `SELECT number FROM cloud_estimates WHERE status = 'pricing'
       AND number NOT IN (SELECT subject_id FROM scheduled_events WHERE kind = 'cloud.quote.ready')
     UNION SELECT number FROM quotes WHERE status = 'pricing'
       AND number NOT IN (SELECT subject_id FROM scheduled_events WHERE kind = 'quote.priced')`,
  ),
  'A text that speaks of an attachment has one': never(
    `SELECT conversation_id, position FROM entries e WHERE lower(text) LIKE '%attached%'
       AND NOT EXISTS (SELECT 1 FROM attachments a WHERE a.conversation_id = e.conversation_id AND a.position = e.position)`,
  ),
  'The number of open cases of a service is that of its cases': never(
    `SELECT id FROM services WHERE open_cases <>
       (SELECT count(*) FROM cases WHERE service_id = services.id AND status NOT IN ('closed', 'cancelled'))`,
  ),
  'The history of a port falls from its present state to its request': ({ all }) =>
    ports
      .all({ all }, '1')
      .flatMap(({ id, status, requestedAt, state }) =>
        contradictionsOfHistory(id, status, requestedAt, state.history),
      ),
  'A completed port completed on its day': ({ all }) =>
    all(
      `SELECT id, port_date, json_extract(state, '$.history[0].at') AS at FROM voice_ports WHERE status = 'complete'`,
    ).flatMap(({ id, port_date: day, at }) =>
      day === dayOf(new Date(String(at))) ? [] : [`${String(id)} ${String(day)} ${String(at)}`],
    ),
  'An agreed port has not passed its day': ({ all, now }) =>
    all(`SELECT id, port_date FROM voice_ports WHERE status = 'agreed' AND port_date < ?`, dayOf(now())).map(
      ({ id, port_date: day }) => `${String(id)} ${String(day)}`,
    ),
  'The numbers of a port are those of its spans, and a complete one has them as ranges': never(
    `SELECT id, number_count FROM voice_ports WHERE number_count <> (SELECT sum(last - first + 1) FROM voice_port_spans WHERE port_id = id)
     UNION SELECT port_id, first FROM voice_port_spans s JOIN voice_ports p ON p.id = s.port_id WHERE p.status = 'complete'
       AND NOT EXISTS (SELECT 1 FROM voice_ranges r WHERE r.partner_id = p.partner_id AND r.first <= s.first AND r.last >= s.last)`,
  ),
  'No two open ports have the same number': never(
    `SELECT a.port_id, b.port_id FROM voice_port_spans a JOIN voice_port_spans b ON b.port_id > a.port_id AND b.first <= a.last AND b.last >= a.first
     JOIN voice_ports p ON p.id = a.port_id JOIN voice_ports q ON q.id = b.port_id
     WHERE p.status <> 'cancelled' AND q.status <> 'cancelled'`,
  ),
  'A delivery is open while its service is in delivery': never(
    `SELECT d.case_number, d.status, s.status FROM deliveries d JOIN services s ON s.id = d.service_id
     WHERE (d.status IN ('complete', 'cancelled')) = (s.status = 'inDelivery')
     UNION SELECT id, status, '' FROM services WHERE status = 'inDelivery' AND id NOT IN (SELECT service_id FROM deliveries)`,
  ),
  'The milestones of a delivery are done one after another': ({ all, now }) =>
    deliveries.all({ all }, '1').flatMap((delivery) => contradictionsOfDelivery(delivery, dayOf(now()))),
  'A delivery is on track only until its date, and until the end of its current milestone': ({ all, now }) =>
    all(
      `SELECT d.case_number, d.current, d.state, ${outlookOn(dayOf(now()))} AS outlook FROM deliveries d`,
    ).flatMap(({ case_number: caseNumber, current, outlook, state }) => {
      const { dates, milestones }: DeliveryState = JSON.parse(String(state));
      const date = dates.committed ?? dates.indicative ?? '';
      const until = milestones[Number(current)]?.planned?.to ?? '';
      const isPast = date < dayOf(now()) || until < dayOf(now());
      return outlook === 'onTrack' && isPast ? [`${String(caseNumber)} ${date} ${until}`] : [];
    }),
  'A delivery that waits for us has an event in which it moves on': never(
    `SELECT case_number, status FROM deliveries WHERE waiting_for = 'us'
       AND case_number NOT IN (SELECT subject_id FROM scheduled_events WHERE kind = 'delivery.moves')`,
  ),
  'The times that are offered lie ahead: those of a survey, and of an engineer’s visit': ({ all, now }) =>
    all(
      `SELECT case_number AS id, json_extract(slot.value, '$.from') AS at
         FROM deliveries, json_each(state, '$.actions') action, json_each(action.value, '$.slots') slot WHERE at <= ?1
       UNION SELECT case_number, json_extract(state, '$.appointment.from') AS at FROM cases
         WHERE json_extract(state, '$.appointment.state') = 'proposed' AND at <= ?1`,
      now().toISOString(),
    ).map(({ id, at }) => `${String(id)} ${String(at)}`),
  'A survey that waits for an answer offers a time': never(
    `SELECT case_number FROM deliveries, json_each(state, '$.actions') action
     WHERE json_extract(action.value, '$.kind') = 'confirmSurvey' AND json_array_length(action.value, '$.slots') = 0`,
  ),
  'An approval expires when it is due, and none but that of a charge waits longer': ({ all, now }) =>
    all(
      `SELECT id, kind, due_at, decided_at FROM approvals WHERE status = 'expired' AND decided_at <> due_at
       UNION SELECT id, kind, due_at, 'pending' FROM approvals WHERE status = 'pending' AND kind <> 'ecc' AND due_at < ?`,
      now().toISOString(),
    ).map((row) => Object.values(row).map(String).join(' ')),
  'A handover that waits for an answer is not past its date': ({ all, now }) =>
    all(
      `SELECT case_number, json_extract(a.value, '$.dueAt') AS due FROM deliveries, json_each(state, '$.actions') a
       WHERE json_extract(a.value, '$.kind') = 'decideHandover' AND due < ?`,
      now().toISOString(),
    ).map(({ case_number: caseNumber, due }) => `${String(caseNumber)} ${String(due)}`),
  'An approval is pending exactly while what it decides waits for it': never(
    `SELECT a.id, a.kind, c.status FROM approvals a JOIN changes c ON c.id = a.subject_id
       WHERE a.subject_kind = 'change' AND (a.status = 'pending') <> (c.status = 'awaitingApproval')
     UNION SELECT a.id, a.kind, o.status FROM approvals a JOIN orders o ON o.id = a.subject_id
       WHERE a.subject_kind = 'order' AND (a.status = 'pending') <> (o.waiting_for IS 'you')
     UNION SELECT a.id, a.kind, d.status FROM approvals a JOIN deliveries d ON d.case_number = a.subject_id
       WHERE a.subject_kind = 'delivery' AND (a.status = 'pending') AND d.status <> 'chargeToApprove'
     UNION SELECT c.id, 'change', 'no approval' FROM changes c WHERE c.status = 'awaitingApproval'
       AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.subject_id = c.id AND a.status = 'pending')
     UNION SELECT d.case_number, 'delivery', 'no approval' FROM deliveries d WHERE d.status = 'chargeToApprove'
       AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.subject_id = d.case_number AND a.status = 'pending')`,
  ),
  'An order and the quote or draft that it was made of name each other, and a quote has the sums of its order':
    never(
      `SELECT q.number, q.order_id FROM quotes q LEFT JOIN orders o ON o.id = q.order_id AND o.partner_id = q.partner_id
       WHERE q.status = 'ordered' AND NOT (coalesce(o.source_kind, '') = 'quote' AND o.source_id = q.number
         AND o.nrc = q.nrc AND o.mrc = q.mrc AND o.tcv = q.tcv)
     UNION SELECT id, source_id FROM orders WHERE source_kind = 'quote'
       AND NOT EXISTS (SELECT 1 FROM quotes WHERE number = source_id AND order_id = id)
     UNION SELECT o.id, source_id FROM orders o WHERE source_kind = 'draft'
       AND NOT EXISTS (SELECT 1 FROM order_drafts d WHERE d.id = source_id AND d.order_id = o.id)`,
    ),
  'The total of an order is the sum of its lines': ({ all }) =>
    orders.all({ all }, '1').flatMap(({ id, total, items }) => {
      const { nrc, mrc, tcv } = totalOf(items);
      return total.nrc === nrc && total.mrc === mrc && total.tcv === tcv ? [] : [id];
    }),
  'What a row names exists, in the same company': never(
    `SELECT case_number, c.service_id FROM cases c LEFT JOIN services s ON s.id = c.service_id AND s.partner_id = c.partner_id
       WHERE c.service_id IS NOT NULL AND (s.id IS NULL OR s.name <> c.service_name)
     UNION SELECT c.id, c.service_id FROM changes c LEFT JOIN services s ON s.id = c.service_id AND s.partner_id = c.partner_id WHERE s.id IS NULL
     UNION SELECT t.id, t.service_id FROM voice_trunks t LEFT JOIN services s ON s.id = t.service_id AND s.partner_id = t.partner_id
       WHERE s.id IS NULL OR s.status IN ('ceased', 'inDelivery')
     UNION SELECT p.id, p.trunk_id FROM voice_ports p LEFT JOIN voice_trunks t ON t.id = p.trunk_id AND t.partner_id = p.partner_id WHERE t.id IS NULL
     UNION SELECT p.id, 'letter' FROM voice_ports p WHERE json_extract(p.state, '$.letterId') IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM attachments a WHERE a.id = json_extract(p.state, '$.letterId') AND a.partner_id = p.partner_id)
     UNION SELECT a.id, a.subject_id FROM approvals a WHERE subject_kind = 'service' AND subject_id NOT IN (SELECT id FROM services)
     UNION SELECT a.id, a.subject_id FROM approvals a WHERE subject_kind = 'change' AND subject_id NOT IN (SELECT id FROM changes)
     UNION SELECT a.id, a.subject_id FROM approvals a WHERE subject_kind = 'delivery' AND subject_id NOT IN (SELECT case_number FROM deliveries)
     UNION SELECT a.id, a.subject_id FROM approvals a WHERE subject_kind = 'deal' AND subject_id NOT IN (SELECT number FROM deals)
     UNION SELECT a.id, a.subject_id FROM approvals a WHERE subject_kind = 'order' AND subject_id NOT IN (SELECT id FROM orders)
       AND subject_id NOT IN (SELECT order_id FROM services)
     UNION SELECT id, project_id FROM services WHERE project_id IS NOT NULL AND project_id NOT IN (SELECT id FROM projects)
     UNION SELECT id, conversation_id FROM attachments WHERE conversation_id IS NOT NULL AND conversation_id NOT IN (SELECT id FROM conversations)`,
  ),
  'Everything was requested by a user of its company': ({ all }) =>
    all(
      `SELECT case_number AS id, partner_id, raised_by AS person FROM cases
       UNION SELECT id, partner_id, requested_by FROM changes
       UNION SELECT id, partner_id, requested_by FROM orders
       UNION SELECT id, partner_id, requested_by FROM approvals WHERE requested_by NOT LIKE 'quayside.%'
       UNION SELECT id, partner_id, approver_id FROM approvals WHERE approver_id NOT LIKE 'quayside.%'
       UNION SELECT id, partner_id, requested_by FROM voice_ports
       UNION SELECT number, partner_id, owner_id FROM quotes`,
    ).flatMap(({ id, partner_id: partnerId, person }) =>
      colleaguesOf(String(partnerId)).some((colleague) => colleague.id === person)
        ? []
        : [`${String(id)} ${String(person)}`],
    ),
  'No one decides about an own request': never(
    `SELECT id, approver_id FROM approvals WHERE status IN ('approved', 'rejected') AND json_extract(state, '$.decision.by.id') = requested_by`,
  ),
};

/** The milestones that are done come first, in the order of their days, and an action is the customer's turn. */
function contradictionsOfDelivery(
  { caseNumber, current, waitingFor, state }: RowOf<typeof deliveries.fields>,
  today: string,
): string[] {
  const { milestones, actions } = state;
  const days = milestones.flatMap(({ actual }) => actual ?? []);
  const open = milestones.findIndex(({ state: reached }) => reached !== 'done');
  const found: readonly (readonly [boolean, string])[] = [
    [days.join() !== days.toSorted().join(), 'order'],
    [days.some((day) => day > today), 'future'],
    [open !== -1 && open !== current, 'current'],
    [actions.length > 0 && waitingFor !== 'you', 'waits for nobody'],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, what]) => `${caseNumber} ${what}`);
}
