import type { Route, UserCall } from '../http/router.ts';
import type { Settings } from '../store/settings.ts';
import type { Users } from '../store/users.ts';
import { announcementRoutes } from './announcement.ts';
import { navigationRoutes } from './navigation.ts';
import { termsOfUseRoutes } from './termsOfUse.ts';

/** What the API's handlers work on. */
export interface ApiPorts {
  settings: Settings;
  users: Users;
}

/** Every call below `/api` and `/core`; each has passed the bearer check. A new area adds its table here. */
export function apiRoutes(ports: ApiPorts): readonly Route<UserCall>[] {
  return [...navigationRoutes(ports), ...announcementRoutes(ports), ...termsOfUseRoutes(ports)];
}
