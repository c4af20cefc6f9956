import type { Route, UserCall } from '../http/router.ts';
import { announcementRoutes } from './announcement.ts';
import { navigationRoutes } from './navigation.ts';
import type { ApiPorts } from './ports.ts';
import { termsOfUseRoutes } from './termsOfUse.ts';

/** Every call below `/api` and `/core`; each has passed the bearer check. A new area adds its table here. */
export function apiRoutes(ports: ApiPorts): readonly Route<UserCall>[] {
  return [...navigationRoutes(ports), ...announcementRoutes(ports), ...termsOfUseRoutes(ports)];
}
