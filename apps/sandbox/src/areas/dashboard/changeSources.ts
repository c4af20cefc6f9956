import type { DashboardChange } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { DeliveryState } from '../../world/deliveryState.ts';
import { incidents } from '../../world/events.ts';
import { minutesBefore } from '../../world/insert.ts';
import { textOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { liveServicesIn } from '../landing/liveServicesIn.ts';

/** The changes of one area after a moment, newest first, without those that the caller made. */
export type ChangeSource = (world: World, caller: Caller, since: string) => DashboardChange[];

/** Cases of the caller's company with a reply or a decision. New cases are left out. */
export const changedCases: ChangeSource = (world, caller, since) =>
  world
    .all(
      `SELECT c.case_number, c.subject, c.status, c.updated_at, e.kind, e.author_name, e.text
       FROM cases c JOIN entries e ON e.conversation_id = 'CV-' || c.case_number AND e.position = c.entry_count
       WHERE c.partner_id = ? AND c.updated_at > ? AND c.status <> 'new' AND e.author_id IS NOT ? ORDER BY c.updated_at DESC`,
      caller.partnerId,
      since,
      caller.id,
    )
    .map((row) => ({
      kind: 'case',
      id: textOf(row, 'case_number'),
      title: textOf(row, 'subject'),
      text: caseText(row),
      at: textOf(row, 'updated_at'),
    }));

function caseText(row: Row): string {
  const who = textOf(row, 'author_name');
  if (row['status'] === 'waitingForYou') return `${who} needs your answer.`;
  if (row['status'] === 'resolved') return 'Resolved, please confirm.';
  return row['kind'] === 'event' ? textOf(row, 'text') : `${who} wrote a message.`;
}

/** Deliveries that reached a milestone or got another date. */
export const changedDeliveries: ChangeSource = (world, caller, since) =>
  world
    .all(
      `SELECT d.case_number, d.status, d.state, s.name,
         max(coalesce(d.changed_at, ''), coalesce(json_extract(d.state, '$.jeopardy.since'), '')) AS at
       FROM deliveries d JOIN services s ON s.id = d.service_id
       WHERE d.partner_id = ? AND d.changed_by IS NOT ? AND at > ? ORDER BY at DESC`,
      caller.partnerId,
      caller.name,
      since,
    )
    .map((row) => ({
      kind: 'delivery',
      id: textOf(row, 'case_number'),
      title: textOf(row, 'name'),
      text: deliveryText(row, since),
      at: textOf(row, 'at'),
    }));

function deliveryText(row: Row, since: string): string {
  const { jeopardy, actions }: DeliveryState = JSON.parse(textOf(row, 'state'));
  if (jeopardy !== null && jeopardy.since > since) return `The date moved. ${asSentence(jeopardy.reason)}`;
  if (row['status'] === 'complete') return 'The delivery is complete.';
  const [action] = actions;
  return action === undefined ? 'The next milestone has begun.' : `We need you: ${action.title}.`;
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
export const changedChangeRequests: ChangeSource = (world, caller, since) =>
  world
    .all(
      `SELECT id, title, site_name, status, updated_at FROM changes
       WHERE partner_id = ? AND updated_at > ? AND status <> 'draft' AND coalesce(changed_by, requested_by_name) <> ?
       ORDER BY updated_at DESC`,
      caller.partnerId,
      since,
      caller.name,
    )
    .map((row) => ({
      kind: 'changeRequest',
      id: textOf(row, 'id'),
      title: `${textOf(row, 'title')}, ${textOf(row, 'site_name')}`,
      text: changeTexts[textOf(row, 'status')] ?? 'It moved on.',
      at: textOf(row, 'updated_at'),
    }));

/** The approvals that wait for the caller, and the decisions about the caller's requests. */
export const changedApprovals: ChangeSource = (world, { partnerId, id }, since) =>
  world
    .all(
      `SELECT id, title, status, coalesce(decided_at, requested_at) AS at FROM approvals
       WHERE partner_id = ? AND at > ?
         AND ((status = 'pending' AND approver_id = ? AND requested_by <> ?) OR (decided_at IS NOT NULL AND requested_by = ?))
       ORDER BY at DESC`,
      partnerId,
      since,
      id,
      id,
      id,
    )
    .map((row) => ({
      kind: 'approval',
      id: textOf(row, 'id'),
      title: textOf(row, 'title'),
      text: row['status'] === 'pending' ? 'It waits for your decision.' : `It was ${textOf(row, 'status')}.`,
      at: textOf(row, 'at'),
    }));

/** Quotes whose prices arrived. */
export const changedQuotes: ChangeSource = (world, { partnerId, id }, since) =>
  world
    .all(
      `SELECT number, name, status, priced_at FROM quotes
       WHERE partner_id = ? AND (owner_id = ? OR is_shared = 1) AND status IN ('ready', 'partPriced') AND priced_at > ?
       ORDER BY priced_at DESC`,
      partnerId,
      id,
      since,
    )
    .map((row) => ({
      kind: 'quote',
      id: textOf(row, 'number'),
      title: textOf(row, 'name'),
      text: row['status'] === 'ready' ? 'The prices are ready.' : 'Some of the prices are ready.',
      at: textOf(row, 'priced_at'),
    }));

/** Estimates whose quote arrived. */
export const changedEstimates: ChangeSource = (world, { partnerId, id }, since) =>
  world
    .all(
      `SELECT number, name, json_extract(quote, '$.readyAt') AS at FROM cloud_estimates
       WHERE partner_id = ? AND (owner_id = ? OR sharing = 'colleagues') AND deleted_at IS NULL AND status = 'ready' AND at > ?
       ORDER BY at DESC`,
      partnerId,
      id,
      since,
    )
    .map((row) => ({
      kind: 'estimate',
      id: textOf(row, 'number'),
      title: textOf(row, 'name'),
      text: 'The quote is ready.',
      at: textOf(row, 'at'),
    }));

/** Incidents that affect services of the caller's company. */
export const changedIncidents: ChangeSource = (world, caller, since) =>
  incidents.flatMap(({ title, affects, town, startedMinutesAgo }): DashboardChange[] => {
    const at = minutesBefore(world.begunAt(), startedMinutesAgo);
    if (at <= since || liveServicesIn(world, caller, town) === 0) return [];
    return [{ kind: 'incident', id: town, title, text: affects, at }];
  });
