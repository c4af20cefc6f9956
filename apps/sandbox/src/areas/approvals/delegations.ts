import type { ApprovalDelegations } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import { textOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { dayOf } from '../../world/days.ts';

/** The colleagues who have delegated their approvals to a caller today. */
export function delegatorsOf(world: World, caller: Caller): string[] {
  return receivedBy(world, caller).map((row) => textOf(row, 'person_id'));
}

/** The delegations by a caller and to a caller. */
export function delegationsOf(world: World, caller: Caller): Omit<ApprovalDelegations, 'etag'> {
  const row = delegationRow(world, caller);
  const isOver = row === undefined || row['to_id'] === null || textOf(row, 'until_day') < today(world);
  return {
    given: isOver
      ? null
      : {
          from: textOf(row, 'from_day'),
          until: textOf(row, 'until_day'),
          to: { id: textOf(row, 'to_id'), name: textOf(row, 'to_name') },
        },
    received: receivedBy(world, caller).map((received) => ({
      from: textOf(received, 'from_day'),
      until: textOf(received, 'until_day'),
      by: { id: textOf(received, 'person_id'), name: textOf(received, 'person_name') },
    })),
  };
}

/** The row of a caller's delegation. It is kept when the delegation ends, for its version. */
export function delegationRow(world: World, { id }: Caller): Row | undefined {
  return world.first('SELECT * FROM approval_delegations WHERE person_id = ?', id);
}

/** Delegates a caller's approvals. Throws 422 for a person or a period that does not fit. */
export function delegate(world: World, caller: Caller, body: BodyOf<'delegateApprovals'>): void {
  const { personId, from, until } = body;
  const person = colleaguesOf(caller.partnerId).find(({ id }) => id === personId);
  const errors = [
    ...(person === undefined ? [{ pointer: '/personId', detail: 'Choose a colleague from the list.' }] : []),
    ...(personId === caller.id
      ? [{ pointer: '/personId', detail: 'Choose somebody else than yourself.' }]
      : []),
    ...(until < from ? [{ pointer: '/until', detail: 'The last day cannot be before the first day.' }] : []),
    ...(until < today(world) ? [{ pointer: '/until', detail: 'Choose today or a later day.' }] : []),
  ];
  if (person === undefined || errors.length > 0)
    throw new ProblemError(422, 'Nothing was delegated. Correct the named fields.', { errors });
  save(world, caller, person, from, until);
}

/** Ends a caller's delegation. */
export function endDelegation(world: World, caller: Caller): void {
  save(world, caller, null, today(world), today(world));
}

function save(
  world: World,
  { id, name, partnerId }: Caller,
  to: { readonly id: string; readonly name: string } | null,
  from: string,
  until: string,
): void {
  world.all(
    `INSERT INTO approval_delegations VALUES (?, ?, ?, ?, ?, ?, ?, 1)
     ON CONFLICT (person_id) DO UPDATE SET to_id = excluded.to_id, to_name = excluded.to_name,
       from_day = excluded.from_day, until_day = excluded.until_day, version = version + 1`,
    id,
    name,
    partnerId,
    to?.id ?? null,
    to?.name ?? null,
    from,
    until,
  );
}

function receivedBy(world: World, { id, partnerId }: Caller): Row[] {
  const day = today(world);
  return world.all(
    `SELECT * FROM approval_delegations WHERE to_id = ? AND partner_id = ? AND from_day <= ? AND until_day >= ? ORDER BY person_name`,
    id,
    partnerId,
    day,
    day,
  );
}

function today(world: World): string {
  return dayOf(world.now());
}
