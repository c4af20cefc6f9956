import { versioned } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import type { ChangedThing } from '../http/route.ts';
import type { User } from '../store/users.ts';
import type { World } from '../world/createWorld.ts';
import { listActions, requireAction, requireCaller, type ActionRules } from './actions.ts';
import { callerOf, lastChangeOf, requireVersion, type Versioned } from './caller.ts';

/** How the things of an area are found and shown, and what can be done with them. */
interface AccessRules<Thing extends Versioned, Body, Action extends string> {
  /** The thing in the messages of problems: the beginning of a sentence, such as `This case`. */
  readonly subject: string;
  /** The message for a thing that does not exist and, in the same words, for one that the caller may not see. */
  readonly missing: string;
  /** Undefined for a thing that the caller may not see. */
  readonly find: (user: User, id: string) => Thing | undefined;
  /** A deleted thing that the caller might see: its 404 says who deleted it, and when. Default: the 404 says nothing of it. */
  readonly findDeleted?: (user: User, id: string) => Thing | undefined;
  /** The body of a response, without its version and its actions. */
  readonly show: (thing: Thing, user: User) => Body;
  /** `allowedActions` and `refusedActions` of a response, and the check before a write, both come from these. */
  readonly actions: ActionRules<Thing, Action>;
}

/** Gives the routes of an area access to its things. Whatever finds one throws 404 for a thing that the caller may not see. */
export function createAccess<Thing extends Versioned, Body extends object, Action extends string>(
  world: World,
  { subject, missing, find, findDeleted, show, actions }: AccessRules<Thing, Body, Action>,
) {
  function found(user: User, id: string): Thing {
    const thing = find(user, id);
    if (thing === undefined) {
      const deleted = findDeleted?.(user, id);
      throw new ProblemError(404, missing, { changed: deleted && lastChangeOf(deleted) });
    }
    return thing;
  }

  function respond(user: User, id: string, headers?: Record<string, string>) {
    const thing = found(user, id);
    const body = { ...show(thing, user), ...listActions(actions, thing, user) };
    return versioned(body, thing.version, headers);
  }

  /** Throws 403 or 409 unless the caller may take an action now. For a write with a key, whose repetition passes. */
  const requireAllowed = (user: User, thing: Thing, action: Action): void =>
    requireAction(actions, thing, user, action);

  /** Checks the version and the action, and changes the thing within one transaction. `action` is null for a change that is in no list. */
  function change(
    user: User,
    id: string,
    ifMatch: string,
    action: Action | null,
    apply: (thing: Thing) => void,
  ): void {
    world.write(() => {
      const thing = found(user, id);
      requireVersion(ifMatch, thing, subject, callerOf(user));
      if (action !== null) requireAllowed(user, thing, action);
      apply(thing);
    });
  }

  function write(
    user: User,
    id: string,
    ifMatch: string,
    action: Action | null,
    apply: (thing: Thing) => void,
  ) {
    change(user, id, ifMatch, action, apply);
    return respond(user, id);
  }

  /** What a call changes, for the router. Throws 403 for an action that others may take, but not the caller. */
  function changed(user: User, id: string, action?: Action): ChangedThing {
    const row = found(user, id);
    if (action !== undefined) requireCaller(actions, row, user, action);
    return { row, subject };
  }

  return { found, respond, change, write, changed, requireAllowed };
}
