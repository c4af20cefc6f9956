import { html, noContent } from '../http/answer.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** The portal-wide message: a piece of HTML, or 204 when there is none. */
export function announcementRoutes({ settings }: Pick<ApiPorts, 'settings'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'GET',
      path: '/core/rest/portal-wide-message',
      handle() {
        const announcement = settings.get('announcement');
        return announcement === null || announcement === '' ? noContent() : html(announcement);
      },
    },
  ];
}
