import type { DocumentSummary, Landing } from '../../contract/generated/openapi.ts';
import { json } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import { callerOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { readerOf, type DocumentQuery } from '../resources/documentQuery.ts';
import { createDocumentStore } from '../resources/store.ts';
import { announcements, type Announcement } from './announcements.ts';
import { apolloLanding } from './apolloLanding.ts';
import { artemisLanding } from './artemisLanding.ts';

const SHOWN_DOCUMENTS = 3;
const SHOWN_NEWS = 4;

const newestDocuments: DocumentQuery = {
  q: '',
  category: '',
  type: '',
  serviceId: '',
  show: 'all',
  sort: '-published',
  page: 1,
  pageSize: SHOWN_DOCUMENTS,
};

/** The content of the landing page. Callers get only the numbers of areas that they have access to. */
export const landingRoutes: AreaRoutes = ({ world, database }) => {
  const documents = createDocumentStore(database);
  return [
    route('getLanding', ({ user }) => {
      const { apolloAccess, artemisAccess, artemisPagesAccess } = user.claims;
      const caller = callerOf(user);
      const reader = readerOf(user);
      const apolloAreas = apolloAccessOf(user);
      const hasArtemisPages = artemisAccess === true && artemisPagesAccess === true;
      const newDocuments = () => documents.list(reader, { ...newestDocuments, show: 'new' }).total;
      const landing: Landing = {
        apollo: apolloAccess === true ? apolloLanding(world, caller, apolloAreas, newDocuments()) : null,
        artemis: artemisAccess === true ? artemisLanding(world, caller, hasArtemisPages) : null,
        news: newsOf(apolloAccess === true ? documents.list(reader, newestDocuments).items : [], {
          quotes: apolloAccess === true && apolloAreas.quotes,
          services: apolloAccess === true && apolloAreas.services,
          artemisOrders: hasArtemisPages,
        }),
      };
      return json(landing);
    }),
  ];
};

function apolloAccessOf({ claims }: User) {
  const { has } = sharedRights();
  return {
    services: has('getService', claims),
    quotes: has('listQuotes', claims),
    estimates: has('listCloudEstimates', claims),
    deals: has('listDeals', claims),
    approvals: has('listApprovals', claims),
  };
}

function newsOf(
  items: readonly DocumentSummary[],
  hasArea: Readonly<Record<Announcement['area'], boolean>>,
): Landing['news'] {
  const documents = items.map(({ id, name, description, publishedAt }) => ({
    kind: 'document' as const,
    id,
    title: name,
    text: description,
    publishedAt,
  }));
  const announced = announcements
    .filter(({ area }) => hasArea[area])
    .map(({ area: _area, ...announcement }) => announcement);
  return [...documents, ...announced]
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, SHOWN_NEWS);
}
