import { servicesPath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { getDeliverySummary } from '../deliverySummaryApi.ts';

/** The deliveries with a question for the user. Charges are among the approvals, so that nothing is counted twice. */
export function WaitingOrdersCard(): JSX.Element {
  const summary = useResource(getDeliverySummary, {});
  return (
    <WaitingNumber
      label="Orders"
      href={servicesPath.href({
        waitingFor: 'you',
        milestone: ['surveyBooked', 'consents', 'handover'],
      })}
      resource={summary}
      countOf={({ waitingForYou }) => waitingForYou}
    />
  );
}
