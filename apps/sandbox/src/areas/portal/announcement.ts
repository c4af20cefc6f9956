import { html, noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import type { AreaRoutes } from '../ports.ts';

/** The announcement above every page: an HTML fragment, or 204 if there is none. */
export const announcementRoutes: AreaRoutes = ({ settings, world }) => [
  route('getPortalWideMessage', () => {
    const announcement = settings.get('announcement');
    const fragment = announcement === 'plannedWorks' ? plannedWorksMessage(world) : announcement.html;
    return fragment === null || fragment === '' ? noContent() : html(fragment);
  }),
];

/** Tells of the next planned works that lie ahead; null if there are none. */
function plannedWorksMessage(world: Pick<World, 'begunAt' | 'now'>): string | null {
  const now = world.now().toISOString();
  const next = openPlannedWorks(world).find(({ from }) => from > now);
  if (next === undefined) return null;
  const { id, title, expectedImpact, from, to } = next;
  const window = windowText.formatRange(new Date(from), new Date(to));
  return (
    `<p><strong>Planned works, ${window}.</strong> ${title}. ${expectedImpact}. ` +
    `<a href="https://status.quayside.example/works/${id}">Read the details</a>.</p>`
  );
}

const windowText = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
