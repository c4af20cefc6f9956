import { deliveryPath } from '@quayside/contract/paths/services';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { ProvisioningCase } from '../deliveryApi.ts';

/** A provisioning case as an item to pin, named after its service. */
export function deliveryItem({
  caseNumber,
  service,
}: Pick<ProvisioningCase, 'caseNumber' | 'service'>): PinnableItem {
  return {
    kind: 'provisioning-case',
    id: caseNumber,
    title: service.name,
    href: deliveryPath.href({ caseNumber }),
  };
}
