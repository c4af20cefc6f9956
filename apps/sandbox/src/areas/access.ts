import { versioned } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import type { OperationId } from '../contract/operations.ts';
import type { ChangedThing } from '../http/route.ts';
import { sharedRights } from '../rights/rights.ts';
import type { User } from '../store/users.ts';
import type { World } from '../world/createWorld.ts';
import { callerOf, lastChangeOf, requireVersion, type Versioned } from './caller.ts';

/** The call of each action that a thing may allow. */
type ActionCalls = Readonly<Record<string, OperationId>>;

/** How the things of an area are found and shown. */
interface AccessRules<Thing extends Versioned, Body> {
  /** The thing in the messages of problems: the beginning of a sentence, such as `This case`. */
  readonly subject: string;
  /** The message for a thing that does not exist and, in the same words, for one that the caller may not see. */
  readonly missing: string;
  /** Undefined for a thing that the caller may not see. */
  readonly find: (user: User, id: string) => Thing | undefined;
  /** A deleted thing that the caller might see: its 404 says who deleted it, and when. Default: the 404 says nothing of it. */
  readonly findDeleted?: (user: User, id: string) => Thing | undefined;
  /** The body of a response, without its version. */
  readonly show: (thing: Thing, user: User) => Body;
  /** For bodies with `allowedActions`: whoever may not make a call is not offered its action. */
  readonly actionCalls?: ActionCalls;
}

/** Gives the routes of an area access to its things. Whatever finds one throws 404 for a thing that the caller may not see. */
export function createAccess<Thing extends Versioned, Body extends object>(
  world: World,
  { subject, missing, find, findDeleted, show, actionCalls }: AccessRules<Thing, Body>,
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
    return versioned(offered(show(thing, user), user, actionCalls), thing.version, headers);
  }

  /** Checks the version, and changes the thing within one transaction. */
  function change(user: User, id: string, ifMatch: string, apply: (thing: Thing) => void): void {
    world.write(() => {
      const thing = found(user, id);
      requireVersion(ifMatch, thing, subject, callerOf(user));
      apply(thing);
    });
  }

  /** Changes the thing, and responds with it. */
  function write(user: User, id: string, ifMatch: string, apply: (thing: Thing) => void) {
    change(user, id, ifMatch, apply);
    return respond(user, id);
  }

  /** What a call changes, for the router. */
  const changed = (user: User, id: string): ChangedThing => ({ row: found(user, id), subject });

  return { found, respond, change, write, changed };
}

/** Leaves out the actions that a user has no right to. */
function offered<Body extends object>(body: Body, { claims }: User, calls: ActionCalls = {}): Body {
  if (!('allowedActions' in body) || !Array.isArray(body.allowedActions)) return body;
  const allowedActions = body.allowedActions.filter((action: string) => {
    const call = calls[action];
    if (call === undefined) throw new Error(`The action ${action} names no call.`);
    return sharedRights().has(call, claims);
  });
  return { ...body, allowedActions };
}
