import { casesPath } from '@quayside/contract/paths/support';
import { Badge } from '@quayside/ui/Badge';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Money } from '@quayside/ui/Money';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { CopyableId, WaitingForLabel } from '@quayside/page-kit/detail';
import { formatCount } from '@quayside/page-kit/format';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { healthWords } from '../serviceWords.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';

/** The identity of a service, its status and, separately, its health. */
export function ServiceIdentity({ service }: { service: ServiceDetails }): JSX.Element {
  const { id, status, health, waitingFor, changeLock } = service;
  const isTroubled = health === 'down' || health === 'degraded';
  return (
    <>
      <CopyableId id={id} name="service number" />
      <StatusLabel tone={serviceStatusWords[status].tone}>{serviceStatusWords[status].text}</StatusLabel>
      {health !== 'none' && (
        <span>
          Health:{' '}
          <StatusLabel tone={healthWords[health].tone} emphasis={isTroubled ? 'strong' : 'quiet'}>
            {healthWords[health].text}
          </StatusLabel>
        </span>
      )}
      {waitingFor !== null && (
        <span>
          Waiting for: <WaitingForLabel waitingFor={waitingFor} />
        </span>
      )}
      {changeLock !== null && <Badge>Locked against change</Badge>}
    </>
  );
}

/** The facts that are visible on every tab. */
export function KeyFacts({ service }: { service: ServiceDetails }): JSX.Element {
  return <DescriptionList items={keyFactsOf(service)} columns={3} />;
}

function keyFactsOf(service: ServiceDetails): DescriptionListItem[] {
  const { id, product, bandwidthMbps, aEnd, bEnd, customerReference, contractEnd, mrc, openCases } = service;
  return [
    { id: 'product', term: 'Product', description: `${product}, ${formatBandwidth(bandwidthMbps)}` },
    {
      id: 'site',
      term: bEnd ? 'Sites' : 'Site',
      description: bEnd ? `${aEnd.name} (A) to ${bEnd.name} (B)` : `${aEnd.name}, ${aEnd.postcode}`,
    },
    { id: 'reference', term: 'Your reference', description: customerReference },
    {
      id: 'mrc',
      term: 'Monthly charge (MRC), excl. VAT',
      description: <Money amount={mrc.amount} currency={mrc.currency} />,
      kind: 'number',
    },
    {
      id: 'end',
      term: 'Contract end',
      description: contractEnd === null ? 'Known once it is live' : <DateTime value={contractEnd} />,
    },
    {
      id: 'cases',
      term: 'Open cases',
      description:
        openCases === 0 ? (
          'None'
        ) : (
          <Link href={casesPath.href({ status: 'open', serviceId: id })}>
            {`${formatCount(openCases)} open`}
          </Link>
        ),
    },
  ];
}
