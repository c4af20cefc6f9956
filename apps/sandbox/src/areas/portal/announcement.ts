import { html, noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** The announcement above every page: a piece of HTML, or 204 when there is none. */
export const announcementRoutes: AreaRoutes = ({ settings }) => [
  route('getPortalWideMessage', () => {
    const announcement = settings.get('announcement');
    return announcement === null || announcement === '' ? noContent() : html(announcement);
  }),
];
