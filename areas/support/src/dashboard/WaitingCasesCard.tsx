import { casesPath } from '@quayside/contract/paths/support';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { getSupportSummary } from '../api.ts';

export function WaitingCasesCard(): JSX.Element {
  const summary = useResource(getSupportSummary, {});
  return (
    <WaitingNumber
      label="Cases"
      href={casesPath.href({ waitingFor: 'you', sort: 'urgency' })}
      resource={summary}
      countOf={({ waitingForYou }) => waitingForYou.total}
    />
  );
}
