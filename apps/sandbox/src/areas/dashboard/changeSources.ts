import { scopeCondition, visibleApprovals } from '../approvals/approvalQuery.ts';
import { delegatorsOf } from '../approvals/delegations.ts';
import { nobodyMayDecide } from '../approvals/mayDecide.ts';
import type { DashboardChange } from '../../contract/generated/openapi.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { changes, deliveries } from '../../world/collections.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { incidents } from '../../world/events.ts';
import { minutesBefore } from '../../world/insert.ts';
import type { Caller } from '../caller.ts';
import { visibleChanges } from '../change-requests/changeQuery.ts';
import { readDeliveries } from '../delivery/deliveryRows.ts';
import { liveServicesIn } from '../landing/liveServicesIn.ts';
import { visibleCases } from '../support/caseQuery.ts';
import { turnFields } from '../turns.ts';

/** The changes of one area after a moment, newest first, without those that the caller made. */
export type ChangeSource = (world: World, caller: Caller, since: string) => DashboardChange[];

/** The changes that a statement finds. It selects `id`, `title` and `at`, and the columns of which `textOf` makes the text. */
function changesOf(
  rows: readonly Row[],
  kind: DashboardChange['kind'],
  textOf: (row: Row) => string,
): DashboardChange[] {
  return rows.map((row) => ({ ...readChange(row), kind, text: textOf(row) }));
}

const readChange = createReader({ id: field.text, title: field.text, at: field.moment });

/** Cases of the caller's company with a reply or a decision. New cases are left out. */
export const changedCases: ChangeSource = (world, caller, since) => {
  const from = visibleCases(caller);
  return changesOf(
    world.all(
      `SELECT c.case_number AS id, c.subject AS title, c.status, c.waiting_for, c.updated_at AS at, e.kind, e.author_name, e.text
       FROM entries e JOIN (SELECT c.*${from.text}) c ON e.conversation_id = 'CV-' || c.case_number AND e.position = c.entry_count
       WHERE c.updated_at > ? AND c.status <> 'new' AND e.author_id IS NOT ? ORDER BY c.updated_at DESC`,
      ...from.values,
      since,
      caller.id,
    ),
    'case',
    ({ status, waiting_for: waitingFor, kind, text, author_name: who }) => {
      const isForCaller = waitingFor === 'you';
      if (status === 'waitingForYou')
        return isForCaller
          ? `${String(who)} needs your answer.`
          : `${String(who)} asked your company a question.`;
      if (status === 'resolved')
        return isForCaller ? 'Resolved, please confirm.' : 'Resolved. A colleague confirms it.';
      return kind === 'event' ? String(text) : `${String(who)} wrote a message.`;
    },
  );
};

/** Deliveries that reached a milestone or got another date. */
export const changedDeliveries: ChangeSource = (world, caller, since) => {
  const from = readDeliveries(world, caller);
  return changesOf(
    world.all(
      `SELECT d.case_number AS id, d.status, d.waiting_for, d.waiting_for_person, d.state, s.name AS title,
         max(coalesce(d.changed_at, ''), coalesce(json_extract(d.state, '$.jeopardy.since'), '')) AS at
       FROM ${from.text} JOIN services s ON s.id = d.service_id
       WHERE d.partner_id = ? AND d.changed_by IS NOT ? AND at > ? ORDER BY at DESC`,
      ...from.values,
      caller.partnerId,
      caller.name,
      since,
    ),
    'delivery',
    (row) => deliveryText(readDelivery(row), since),
  );
};

const readDelivery = createReader({
  status: deliveries.fields.status,
  waitingFor: deliveries.fields.waitingFor,
  state: deliveries.fields.state,
  ...turnFields,
});

function deliveryText(
  { status, waitingFor, waitingForPerson, state }: ReturnType<typeof readDelivery>,
  since: string,
): string {
  const { jeopardy, actions } = state;
  if (jeopardy !== null && jeopardy.since > since) return `The date moved. ${asSentence(jeopardy.reason)}`;
  if (status === 'complete') return 'The delivery is complete.';
  const [action] = actions;
  if (action === undefined) return 'The next milestone has begun.';
  return waitingFor === 'you'
    ? `We need you: ${action.title}.`
    : `It waits for ${waitingForPerson?.name ?? 'a colleague'}: ${action.title}.`;
}

function asSentence(reason: string): string {
  return reason.endsWith('.') ? reason : `${reason}.`;
}

const changeTexts: Readonly<Record<string, string>> = {
  submitted: 'It was requested.',
  assessing: 'Our engineers plan it.',
  awaitingApproval: 'It waits for your approval.',
  scheduled: 'It is scheduled.',
  implementing: 'The work has begun.',
  done: 'The change is made.',
  rejected: 'It was rejected.',
  rolledBack: 'It did not work, and the service is as it was.',
  cancelled: 'It was cancelled.',
};

/** Change requests with a new status. */
export const changedChangeRequests: ChangeSource = (world, caller, since) => {
  const from = visibleChanges(world, caller);
  return changesOf(
    world.all(
      `SELECT id, title || ', ' || site_name AS title, status, waiting_for, waiting_for_person, updated_at AS at${from.text}
         AND updated_at > ? AND status <> 'draft' AND coalesce(changed_by, requested_by_name) <> ?
       ORDER BY updated_at DESC`,
      ...from.values,
      since,
      caller.name,
    ),
    'changeRequest',
    (row) => {
      const { status, waitingFor, waitingForPerson } = readChangeRequest(row);
      if (waitingFor === 'colleague')
        return waitingForPerson ? `${waitingForPerson.name} decides about it.` : nobodyMayDecide;
      return changeTexts[status] ?? 'It moved on.';
    },
  );
};

const readChangeRequest = createReader({
  status: field.text,
  waitingFor: changes.fields.waitingFor,
  ...turnFields,
});

/** The approvals that wait for the caller, and the decisions about the caller's requests. */
export const changedApprovals: ChangeSource = (world, caller, since) => {
  const { text, values } = visibleApprovals(caller, delegatorsOf(world, caller), world.now());
  const mine = scopeCondition('mine');
  return changesOf(
    world.all(
      `SELECT id, title, status, coalesce(decided_at, requested_at) AS at${text} AND at > ?
         AND ((status = 'pending'${mine.text}) OR (decided_at IS NOT NULL AND requested_by = ?))
       ORDER BY at DESC`,
      ...values,
      since,
      ...mine.values,
      caller.id,
    ),
    'approval',
    ({ status }) => (status === 'pending' ? 'It waits for your decision.' : `It was ${String(status)}.`),
  );
};

/** Quotes whose prices arrived. */
export const changedQuotes: ChangeSource = (world, { partnerId, id }, since) =>
  changesOf(
    world.all(
      `SELECT number AS id, name AS title, status, priced_at AS at FROM quotes
       WHERE partner_id = ? AND (owner_id = ? OR is_shared = 1) AND status IN ('ready', 'partPriced') AND priced_at > ?
       ORDER BY priced_at DESC`,
      partnerId,
      id,
      since,
    ),
    'quote',
    ({ status }) => (status === 'ready' ? 'The prices are ready.' : 'Some of the prices are ready.'),
  );

/** Estimates whose quote arrived. */
export const changedEstimates: ChangeSource = (world, { partnerId, id }, since) =>
  changesOf(
    world.all(
      `SELECT number AS id, name AS title, json_extract(quote, '$.readyAt') AS at FROM cloud_estimates
       WHERE partner_id = ? AND (owner_id = ? OR sharing = 'colleagues') AND deleted_at IS NULL AND status = 'ready' AND at > ?
       ORDER BY at DESC`,
      partnerId,
      id,
      since,
    ),
    'estimate',
    () => 'The quote is ready.',
  );

/** Incidents that affect services of the caller's company. */
export const changedIncidents: ChangeSource = (world, caller, since) =>
  incidents.flatMap(({ title, affects, town, startedMinutesAgo }): DashboardChange[] => {
    const at = minutesBefore(world.begunAt(), startedMinutesAgo);
    if (at <= since || liveServicesIn(world, caller, town) === 0) return [];
    return [{ kind: 'incident', id: town, title, text: affects, at }];
  });
