import { html, noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** The announcement above every page: an HTML fragment, or 204 if there is none. */
export const announcementRoutes: AreaRoutes = ({ settings }) => [
  route('getPortalWideMessage', () => {
    const announcement = settings.get('announcement');
    return announcement === null || announcement === '' ? noContent() : html(announcement);
  }),
];
