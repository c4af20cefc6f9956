import { trunkPath } from '@quayside/contract/paths/voice';
import { createListSearch } from '@quayside/page-kit/search';
import { listTrunks } from './api.ts';
import { trunkStatusWords } from './voiceWords.ts';

/** Finds trunks by their number, name, service or site. */
export const searchTrunks = createListSearch(listTrunks, ({ id, name, service, site, status }) => ({
  id,
  title: name,
  detail: [id, site.name],
  href: trunkPath.href({ trunkId: id }),
  status: trunkStatusWords[status],
  identifiers: [id],
  fields: [
    ['Service', `${service.id} ${service.name}`],
    ['Postcode', site.postcode],
  ],
}));
