import { servicePath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { ChangeRequestDetails } from '../api.ts';
import { ceaseReasonWords, changeImpactWords } from '../changeWords.ts';

/** Which service a change is of, who requested it, and why. */
export function ChangeFacts({ change }: { change: ChangeRequestDetails }): JSX.Element {
  const { service, siteName, impact, requestedBy, requestedAt, reason, cease } = change;
  return (
    <Card as="section" title="About this request">
      <DescriptionList
        columns={3}
        items={[
          {
            id: 'service',
            term: 'Service',
            description: <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>,
          },
          { id: 'product', term: 'Product', description: service.product },
          { id: 'site', term: 'Site', description: siteName },
          ...(cease
            ? [
                { id: 'lastDay', term: 'Last day', description: <DateTime value={cease.lastDay} /> },
                { id: 'why', term: 'Why it ends', description: ceaseReasonWords[cease.reason] },
              ]
            : []),
          { id: 'impact', term: 'Impact', description: changeImpactWords[impact] },
          { id: 'by', term: 'Requested by', description: requestedBy.name },
          { id: 'at', term: 'Requested', description: <DateTime value={requestedAt} format="dateTime" /> },
          { id: 'reason', term: cease ? 'Comment' : 'Reason', description: reason },
        ]}
      />
    </Card>
  );
}
