import { deliveryPath, servicePath } from '@quayside/contract/paths/services';
import { Capped } from '@quayside/page-kit/list';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { Card } from '@quayside/ui/Card';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { OrderDetails } from '../ordersApi.ts';

export function OrderItems({
  items,
  canOpenServices,
}: {
  items: OrderDetails['items'];
  canOpenServices: boolean;
}): JSX.Element {
  return (
    <Stack gap={16}>
      <Capped items={items}>
        {(shown) =>
          shown.map((item, index) => (
            <Card
              // The items of an order never change.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={index}
              as="section"
              title={<bdi>{item.site.name}</bdi>}
              lead={`${item.product}, ${formatBandwidth(item.bandwidthMbps)}, ${item.termMonths} months`}
            >
              <DescriptionList columns={2} items={itemFacts(item, canOpenServices)} />
            </Card>
          ))
        }
      </Capped>
    </Stack>
  );
}

function itemFacts(item: OrderDetails['items'][number], canOpen: boolean): DescriptionListItem[] {
  const { site, bSite, configuration, mrc, nrc, serviceId, provisioningCase } = item;
  const link = (id: string, href: string) => (canOpen ? <Link href={href}>{id}</Link> : id);
  const addressOf = ({ address, postcode }: typeof site) => [...address, postcode].join(', ');
  return [
    { id: 'a', term: bSite === null ? 'Address' : 'A end', description: addressOf(site) },
    ...(bSite === null
      ? []
      : [{ id: 'b', term: 'B end', description: `${bSite.name}, ${addressOf(bSite)}` }]),
    ...(configuration === ''
      ? []
      : [{ id: 'configuration', term: 'Configuration', description: configuration }]),
    {
      id: 'mrc',
      term: 'Monthly (MRC)',
      description: <Money {...mrc} />,
    },
    { id: 'nrc', term: 'One-off (NRC)', description: <Money {...nrc} /> },
    ...(serviceId === null
      ? []
      : [
          {
            id: 'service',
            term: 'Service',
            kind: 'identifier' as const,
            description: link(serviceId, servicePath.href({ serviceId })),
          },
        ]),
    ...(provisioningCase === null
      ? []
      : [
          {
            id: 'case',
            term: 'Provisioning case',
            kind: 'identifier' as const,
            description: link(provisioningCase, deliveryPath.href({ caseNumber: provisioningCase })),
          },
        ]),
  ];
}
