import { servicePath } from '@quayside/contract/paths/services';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { ServiceSummary } from '@quayside/shared/services/serviceApi.ts';

export function serviceItem({ id, name }: Pick<ServiceSummary, 'id' | 'name'>): PinnableItem {
  return { kind: 'service', id, title: name, href: servicePath.href({ serviceId: id }) };
}
