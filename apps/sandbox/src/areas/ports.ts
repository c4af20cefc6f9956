import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../http/route.ts';
import type { Settings } from '../store/settings.ts';
import type { User, Users } from '../store/users.ts';

/** What the handlers of the API work on. */
export interface ApiPorts {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly users: Users;
  /** Tells the identity provider that this person agreed to the terms; rejects when that cannot be done. */
  readonly agreeToTerms: (userId: string) => Promise<void>;
}

/** The operations of an area whose callers have passed the bearer check. */
export type AreaRoutes = (ports: ApiPorts) => readonly Route<{ readonly user: User }>[];

/** The operations of an area that need no token. */
export type PublicAreaRoutes = (ports: Pick<ApiPorts, 'settings'>) => readonly Route[];
