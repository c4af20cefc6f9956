import { dealPath } from '@quayside/contract/paths/partner-programme';
import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { awardIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { DetailNotFound } from '@quayside/page-kit/detail';
import { getDeal, type DealDetails } from '../api.ts';
import { aboutDeal } from '../aboutDeal.tsx';
import { DealForm, DealFormPage } from './DealFormView.tsx';
import { useEditDealForm } from './useDealForm.tsx';

export function EditDealPage(): JSX.Element {
  const { number = '' } = useParams();
  const resource = useResource(getDeal, { path: { dealNumber: number } });
  const isMissing = isHttpStatusError(resource.error, 404);
  usePageTitle(isMissing ? 'Deal not found' : `Correct deal ${number}`);
  if (isMissing)
    return (
      <DealFormPage title="Deal not found">
        <DetailNotFound {...aboutDeal(number)} />
      </DealFormPage>
    );
  return (
    <DealFormPage
      title="Correct and register"
      parent={[{ id: 'deal', label: number, href: dealPath.href({ number }) }]}
    >
      <AsyncContent
        size="page"
        state={toAsyncState(resource, getDeal.id)}
        placeholder={<Skeleton lines={12} />}
        onRetry={() => void resource.refetch()}
        labels={{ failed: 'We couldn’t load the deal' }}
      >
        {(deal) => <EditDeal key={deal.number} deal={deal} reload={resource.refetch} />}
      </AsyncContent>
    </DealFormPage>
  );
}

function EditDeal({ deal, reload }: { deal: DealDetails; reload: () => Promise<void> }): JSX.Element {
  const { ended, ...form } = useEditDealForm(deal, reload);
  if (ended !== undefined) return <>{ended ?? <NoDraft deal={deal} />}</>;
  return <DealForm {...form} cancelHref={dealPath.href({ number: deal.number })} />;
}

function NoDraft({ deal: { number } }: { deal: DealDetails }): JSX.Element {
  return (
    <EmptyState
      icon={awardIcon}
      title="This deal can’t be corrected now"
      action={<ButtonLink href={dealPath.href({ number })}>Open the deal</ButtonLink>}
    >
      It is registered or has ended. Withdraw a pending deal to correct it.
    </EmptyState>
  );
}
