import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../http/route.ts';
import type { Settings } from '../store/settings.ts';
import type { User, Users } from '../store/users.ts';
import type { World } from '../world/createWorld.ts';

export interface ApiPorts {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly users: Users;
  readonly world: World;
  /** Records in the identity provider that this user accepted the terms. Rejects if that fails. */
  readonly agreeToTerms: (userId: string) => Promise<void>;
}

/** The operations of an area whose callers have passed the bearer check. */
export type AreaRoutes = (ports: ApiPorts) => readonly Route<{ readonly user: User }>[];

/** The operations of an area that need no token. */
export type PublicAreaRoutes = (ports: Pick<ApiPorts, 'settings'>) => readonly Route[];
