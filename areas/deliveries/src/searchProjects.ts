import { servicesPath } from '@quayside/contract/paths/services';
import { formatCount } from '@quayside/page-kit/format';
import { createListSearch } from '@quayside/page-kit/search';
import { listProjects } from './projectsApi.ts';
import { outlookWords } from './outlookWords.ts';

/** Finds projects by name. A project leads to its services. */
export const searchProjects = createListSearch(listProjects, ({ id, name, delivered, total, outlook }) => ({
  id,
  title: name,
  detail: [id, `${formatCount(delivered)} of ${formatCount(total)} services delivered`],
  href: servicesPath.href({ projectId: id }),
  status: outlookWords[outlook],
}));
