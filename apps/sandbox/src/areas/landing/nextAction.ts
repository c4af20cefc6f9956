import { sharedRights } from '../../rights/rights.ts';
import type { Landing } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { scopeCondition, visibleApprovals } from '../approvals/approvalQuery.ts';
import { joinSql } from '../../store/sqlFilter.ts';
import { delegatorsOf } from '../approvals/delegations.ts';
import type { Caller } from '../caller.ts';
import { visibleChanges } from '../change-requests/changeQuery.ts';
import { readDeliveries } from '../delivery/deliveryRows.ts';
import { scopeCondition as casesOf, visibleCases } from '../support/caseQuery.ts';
import { visible as visibleQuotes } from '../quotes/quoteRecord.ts';
import { dayAfter } from '../../world/insert.ts';
import type { ApolloAccess } from './apolloAccess.ts';

/** A quote is about to expire so many days before. */
export const EXPIRES_WITHIN_DAYS = 7;

type NextAction = NonNullable<NonNullable<Landing['apollo']>['next']>;

/** The most urgent action of a caller, by what a delay would cost. Null if nothing waits for the caller. */
export function nextActionOf(world: World, caller: Caller, access: ApolloAccess): NextAction | null {
  return (
    (access.approvals ? urgentApproval(world, caller) : null) ??
    urgentCase(world, caller) ??
    (access.services ? (waitingDelivery(world, caller) ?? waitingChange(world, caller)) : null) ??
    (access.quotes && sharedRights().grants(caller.roles, 'createQuotes')
      ? expiringQuote(world, caller)
      : null)
  );
}

/** The approval with the earliest due date. */
function urgentApproval(world: World, caller: Caller): NextAction | null {
  const from = joinSql(
    visibleApprovals(caller, delegatorsOf(world, caller), world.now()),
    scopeCondition('mine'),
  );
  const row = world.first(
    `SELECT id, title, due_at${from.text} AND status = 'pending' ORDER BY due_at, number`,
    ...from.values,
  );
  return toAction('approval', row);
}

/** The caller's case with the greatest impact. */
function urgentCase(world: World, caller: Caller): NextAction | null {
  const from = joinSql(visibleCases(caller), casesOf('mine', caller));
  const row = world.first(
    `SELECT c.case_number AS id, c.subject AS title${from.text} AND c.waiting_for = 'you' AND c.status NOT IN ('closed', 'cancelled')
     ORDER BY c.impact_rank, c.raised_at, c.case_number`,
    ...from.values,
  );
  return toAction('case', row);
}

function waitingDelivery(world: World, caller: Caller): NextAction | null {
  const from = readDeliveries(world, caller);
  const row = world.first(
    `SELECT d.case_number AS id, s.name AS title FROM ${from.text} JOIN services s ON s.id = d.service_id
     WHERE d.partner_id = ? AND d.waiting_for = 'you' ORDER BY d.case_number`,
    ...from.values,
    caller.partnerId,
  );
  return toAction('delivery', row);
}

function waitingChange(world: World, caller: Caller): NextAction | null {
  const from = visibleChanges(world, caller);
  const row = world.first(
    `SELECT id, title${from.text} AND waiting_for = 'you' ORDER BY updated_at, number`,
    ...from.values,
  );
  return toAction('changeRequest', row);
}

/** The caller's quote that expires first. */
function expiringQuote(world: World, { partnerId, id }: Caller): NextAction | null {
  const row = world.first(
    `SELECT number AS id, name AS title, valid_until AS due FROM quotes WHERE ${visibleQuotes}
     AND owner_id = ? AND status IN ('ready', 'partPriced') AND valid_until <= ? ORDER BY valid_until, number`,
    partnerId,
    id,
    id,
    dayAfter(world.now(), EXPIRES_WITHIN_DAYS),
  );
  return toAction('quote', row);
}

/** An action from a row with `id`, `title` and perhaps `due_at`. */
export function toAction(kind: NextAction['kind'], row: Row | undefined): NextAction | null {
  if (row === undefined) return null;
  return {
    kind,
    id: String(row['id']),
    title: String(row['title']),
    dueAt: typeof row['due_at'] === 'string' ? row['due_at'] : null,
  };
}
