import type { PermissionId, RefusedAction } from '../contract/generated/openapi.ts';
import type { OperationId } from '../contract/operations.ts';
import { ProblemError, type LastChange } from '../http/problem.ts';
import { sharedRights } from '../rights/rights.ts';
import { keysOf } from '../store/typedObject.ts';
import type { User } from '../store/users.ts';
import { lastChangeOf, type Versioned } from './caller.ts';

/** Why an action is refused, in a sentence for the user that says who can do it instead, or when. */
export interface Refusal {
  readonly reason: string;
  /** 403 for what the caller may not do, 409 for what nobody may do now. */
  readonly status: 403 | 409;
  /** The permission that the caller lacks, which an administrator can give. */
  readonly permission?: PermissionId;
  /** The change that led to a 409. Default: the last change of the thing. */
  readonly changed?: LastChange;
}

/** The refusal of an action that others may do. */
export const notYours = (reason: string): Refusal => ({ reason, status: 403 });

/** The refusal of an action that nobody may do now. */
export const notNow = (reason: string, changed?: LastChange): Refusal => ({
  reason,
  status: 409,
  ...(changed && { changed }),
});

/** Whether the state of a thing offers an action, or why the action is refused. False for one that makes no sense in this state. */
export type Offer = boolean | Refusal;

export type Offers<Action extends string> = Readonly<Record<Action, Offer>>;

export interface ActionRules<Thing extends Versioned, Action extends string> {
  /** The call of each action. Its right is the first condition of the action. */
  readonly calls: Readonly<Record<Action, OperationId>>;
  /** What the state of a thing offers a caller. The right of the call is checked apart. */
  readonly offers: (thing: Thing, user: User) => Offers<Action>;
  /** The message for an action that the state does not offer. */
  readonly notOffered: string | ((action: Action, thing: Thing, user: User) => string);
}

/** What a caller may do with a thing, as a response says it. */
export interface ListedActions<Action extends string> {
  readonly allowedActions: Action[];
  readonly refusedActions: RefusedAction[];
}

export type Unlisted<Body> = Omit<Body, keyof ListedActions<string>>;

/** Lists the actions that a caller may take on a thing now, and those that are refused. An action that the state does not offer is in neither. */
export function listActions<Thing extends Versioned, Action extends string>(
  { calls, offers }: ActionRules<Thing, Action>,
  thing: Thing,
  user: User,
): ListedActions<Action> {
  return listOffers(offers(thing, user), (action) => rightRefusalOf(calls[action], user));
}

/** Lists offers in their order. `refusalOf` says what the rights of the caller refuse. */
export function listOffers<Action extends string>(
  offers: Offers<Action>,
  refusalOf: (action: Action) => Refusal | undefined = () => undefined,
): ListedActions<Action> {
  const allowedActions: Action[] = [];
  const refusedActions: RefusedAction[] = [];
  for (const action of keysOf(offers)) {
    const offer = offers[action];
    const refusal = offer === false ? undefined : (refusalOf(action) ?? (offer === true ? undefined : offer));
    if (refusal !== undefined) {
      const { reason, permission } = refusal;
      refusedActions.push({ action, reason, ...(permission && { permission }) });
    } else if (offer !== false) allowedActions.push(action);
  }
  return { allowedActions, refusedActions };
}

/** Throws 403 or 409, with the reason of `refusedActions`, unless the caller may take an action on a thing now. */
export function requireAction<Thing extends Versioned, Action extends string>(
  { calls, offers, notOffered }: ActionRules<Thing, Action>,
  thing: Thing,
  user: User,
  action: Action,
): void {
  const refusal = rightRefusalOf(calls[action], user);
  if (refusal !== undefined) throw problemOf(refusal, thing);
  const offer = offers(thing, user)[action];
  const detail = typeof notOffered === 'string' ? notOffered : notOffered(action, thing, user);
  requireOffer(offer, thing, detail);
}

/** Throws the problem of a refusal; 409 with `notOffered` for what the state does not offer. */
export function requireOffer(offer: Offer, thing: Versioned, notOffered: string): void {
  if (offer === true) return;
  throw problemOf(offer === false ? notNow(notOffered) : offer, thing);
}

/** Throws 403 for an action that the caller may not take on a thing, whatever its version. */
export function requireCaller<Thing extends Versioned, Action extends string>(
  { offers }: ActionRules<Thing, Action>,
  thing: Thing,
  user: User,
  action: Action,
): void {
  const offer = offers(thing, user)[action];
  if (typeof offer === 'object' && offer.status === 403) throw problemOf(offer, thing);
}

/** Throws 403 for a caller without the right of another call that this one needs too. */
export function requireRight(call: OperationId, { claims }: User): void {
  const reason = sharedRights().refusalOf(call, claims);
  if (reason !== null) throw new ProblemError(403, reason);
}

/** What the rights of a caller refuse, as the router says it. */
export function rightRefusalOf(call: OperationId, { claims }: User): Refusal | undefined {
  const reason = sharedRights().refusalOf(call, claims);
  if (reason === null) return undefined;
  const permission = sharedRights().missingFor(call, claims);
  return { ...notYours(reason), ...(permission && { permission }) };
}

function problemOf({ reason, status, permission, changed }: Refusal, thing: Versioned): ProblemError {
  if (status === 403) return new ProblemError(403, reason, { permission });
  return new ProblemError(409, reason, { reason: 'wrong-state', changed: changed ?? lastChangeOf(thing) });
}
