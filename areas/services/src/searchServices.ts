import { servicePath } from '@quayside/contract/paths/services';
import { createListSearch } from '@quayside/page-kit/search';
import { listServices } from './api.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';

/** Finds services by id, name, reference, product, site or postcode. */
export const searchServices = createListSearch(
  listServices,
  ({ id, name, customerReference, product, aEnd, bEnd, status }) => ({
    id,
    title: name,
    detail: [id, product, aEnd.name, bEnd?.name],
    href: servicePath.href({ serviceId: id }),
    status: serviceStatusWords[status],
    identifiers: [id, customerReference],
    fields: [
      ['Your reference', customerReference],
      ['Postcode', aEnd.postcode],
      ['Postcode of the B end', bEnd?.postcode],
    ],
  }),
);
