import { servicesPath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { getDeliverySummary } from '../deliverySummaryApi.ts';

const milestone = ['surveyBooked', 'consents', 'handover'] as const;

/** The deliveries with a question for the user, or for the company. Charges are among the approvals, so that nothing is counted twice. */
export function WaitingOrdersCard(): JSX.Element {
  const resource = useResource(getDeliverySummary, {});
  return (
    <WaitingNumber
      label="Orders"
      mine={{
        href: servicesPath.href({ waitingFor: 'you', milestone }),
        resource,
        countOf: ({ waitingForYou }) => waitingForYou,
      }}
      company={{
        href: servicesPath.href({ waitingFor: ['you', 'colleague'], milestone }),
        resource,
        countOf: ({ waitingForYou, waitingForColleagues }) => waitingForYou + waitingForColleagues,
      }}
    />
  );
}
