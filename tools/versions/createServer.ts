import {
  createApiInProcess,
  type ServerRequest,
  type ServerResponse,
} from '../../apps/sandbox/src/testing/apiInProcess.ts';

export type { ServerRequest, ServerResponse } from '../../apps/sandbox/src/testing/apiInProcess.ts';

/** The sandbox's API in this process, without a port. */
export interface Server {
  respond(this: void, request: ServerRequest): Promise<ServerResponse>;
  /** The roles that the token of a person names. */
  setRoles(this: void, person: string, roles: readonly string[]): void;
  /** Changes rows of the world as no call does, such as a price. */
  change(this: void, sql: string): void;
  /** A day passes: list prices rise. */
  passDay(this: void): void;
  /** Restores the state in which the world began. */
  reset(this: void): void;
}

/** Creates the sandbox's API with a filled world, which takes a second. The bearer token of a request is the username. */
export function createServer(): Server {
  const { respond, users, world, database } = createApiInProcess();
  users.patch('noor', { agreedToTermsOfUse: true });
  const changedRoles = new Map<string, readonly string[]>();

  function setRoles(person: string, roles: readonly string[]): void {
    users.patch(person, { claims: { roles: [...roles] } });
  }

  return {
    respond,
    setRoles(person, roles) {
      const { claims } = users.findByUsername(person) ?? {};
      if (!changedRoles.has(person)) changedRoles.set(person, (claims?.['roles'] ?? []) as string[]);
      setRoles(person, roles);
    },
    change: (sql) => world.write(() => database.exec(sql)),
    passDay: () => world.advance(24 * 60),
    reset() {
      world.reset();
      for (const [person, roles] of changedRoles) setRoles(person, roles);
      changedRoles.clear();
    },
  };
}
