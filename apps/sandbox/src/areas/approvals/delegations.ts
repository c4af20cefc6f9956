import type { ApprovalDelegations } from '../../contract/generated/openapi.ts';
import { approversNow } from './approversNow.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { collection, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import type { Caller } from '../caller.ts';
import { dayOf } from '../../world/days.ts';

/** The delegations of approvers. One that has ended is kept, for its version. */
export const delegations = collection('approval_delegations', {
  personId: field.key(field.text),
  personName: field.text,
  partnerId: field.text,
  to: field.orNull(field.texts({ id: 'to_id', name: 'to_name' })),
  fromDay: field.day,
  untilDay: field.day,
  version: field.withDefault(field.integer, 1),
});

type Delegation = RowOf<typeof delegations.fields>;

/** The colleagues who have delegated their approvals to a caller today. */
export function delegatorsOf(world: World, caller: Caller): string[] {
  return receivedBy(world, caller).map(({ personId }) => personId);
}

export function delegationsOf(world: World, caller: Caller): Omit<ApprovalDelegations, 'etag'> {
  const own = delegationOf(world, caller);
  const { to = null, fromDay: from, untilDay: until } = own ?? { fromDay: '', untilDay: '' };
  return {
    given: to === null || until < today(world) ? null : { from, until, to },
    received: receivedBy(world, caller).map(({ personId, personName, fromDay, untilDay }) => ({
      from: fromDay,
      until: untilDay,
      by: { id: personId, name: personName },
    })),
  };
}

/** A caller's delegation, whose version is 0 before the first one. */
export function delegationOf(world: World, { id }: Caller): Delegation | undefined {
  return delegations.first(world, 'person_id = ?', id);
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
    ...(person !== undefined && !approversNow(world, caller.partnerId).some(({ id }) => id === personId)
      ? [{ pointer: '/personId', detail: `${person.name} is no approver. Choose a colleague who is one.` }]
      : []),
    ...(until < from ? [{ pointer: '/until', detail: 'The last day cannot be before the first day.' }] : []),
    ...(until < today(world) ? [{ pointer: '/until', detail: 'Choose today or a later day.' }] : []),
  ];
  if (person === undefined || errors.length > 0)
    throw new ProblemError(422, 'Nothing was delegated. Correct the named fields.', { errors });
  save(world, caller, person, from, until);
}

export function endDelegation(world: World, caller: Caller): void {
  save(world, caller, null, today(world), today(world));
}

function save(
  world: World,
  caller: Caller,
  to: { readonly id: string; readonly name: string } | null,
  fromDay: string,
  untilDay: string,
): void {
  const { id: personId, name: personName, partnerId } = caller;
  const version = delegationOf(world, caller)?.version;
  if (version !== undefined)
    delegations.set(world, personId, { to, fromDay, untilDay, version: version + 1 });
  else delegations.add(world, { personId, personName, partnerId, to, fromDay, untilDay });
}

function receivedBy(world: World, { id, partnerId }: Caller): Delegation[] {
  const condition = 'to_id = ? AND partner_id = ? AND from_day <= ? AND until_day >= ? ORDER BY person_name';
  return delegations.all(world, condition, id, partnerId, today(world), today(world));
}

function today(world: World): string {
  return dayOf(world.now());
}
