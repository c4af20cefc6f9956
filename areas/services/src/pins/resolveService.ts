import { createPinResolver } from '@quayside/page-kit/pins';
import { getService } from '@quayside/shared/services/serviceApi.ts';
import { healthWords } from '../serviceWords.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';
import { serviceItem } from './serviceItem.ts';

/** Reads the present state of a pinned service: its health, where it has any. */
export const resolveService = createPinResolver(
  ({ id, http, signal }) => getService.send(http, { path: { serviceId: id } }, { signal }),
  (service) => ({
    ...serviceItem(service),
    detail: `${service.id} · ${service.aEnd.name}`,
    status: service.health === 'none' ? serviceStatusWords[service.status] : healthWords[service.health],
  }),
);
