import { versioned, type ApiResponse } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import type { ChangedThing } from '../http/route.ts';
import type { User } from '../store/users.ts';
import type { World } from '../world/createWorld.ts';
import { callerOf, requireVersion, type Versioned } from './caller.ts';

/** How the things of an area are found and shown. */
interface AccessRules<Thing extends Versioned, Body> {
  /** The thing in the messages of problems: the beginning of a sentence, such as `This case`. */
  readonly subject: string;
  /** The message for a thing that does not exist and, in the same words, for one that the caller may not see. */
  readonly missing: string;
  /** Undefined for a thing that the caller may not see. */
  find(user: User, id: string): Thing | undefined;
  /** The body of a response, without its version. */
  show(thing: Thing, user: User): Body;
}

/** Finds, changes and responds with things that have a version. */
export interface Access<Thing extends Versioned, Body> {
  /** Throws 404 for a thing that the caller may not see. */
  found(this: void, user: User, id: string): Thing;
  respond(
    this: void,
    user: User,
    id: string,
    headers?: Record<string, string>,
  ): ApiResponse<Body & { etag: string }>;
  /** Checks the version, and changes the thing within one transaction. */
  change(this: void, user: User, id: string, ifMatch: string, change: (thing: Thing) => void): void;
  /** Changes the thing, and responds with it. */
  write(
    this: void,
    user: User,
    id: string,
    ifMatch: string,
    change: (thing: Thing) => void,
  ): ApiResponse<Body & { etag: string }>;
  /** What a call changes, for the router. */
  changed(this: void, user: User, id: string): ChangedThing;
}

/** Gives the routes of an area access to its things. */
export function createAccess<Thing extends Versioned, Body extends object>(
  world: World,
  { subject, missing, find, show }: AccessRules<Thing, Body>,
): Access<Thing, Body> {
  function found(user: User, id: string): Thing {
    const thing = find(user, id);
    if (thing === undefined) throw new ProblemError(404, missing);
    return thing;
  }

  const respond: Access<Thing, Body>['respond'] = (user, id, headers) => {
    const thing = found(user, id);
    return versioned(show(thing, user), thing.version, headers);
  };

  function change(user: User, id: string, ifMatch: string, apply: (thing: Thing) => void): void {
    world.write(() => {
      const thing = found(user, id);
      requireVersion(ifMatch, thing, subject, callerOf(user));
      apply(thing);
    });
  }

  return {
    found,
    respond,
    change,
    write(user, id, ifMatch, apply) {
      change(user, id, ifMatch, apply);
      return respond(user, id);
    },
    changed: (user, id) => ({ row: found(user, id), subject }),
  };
}
