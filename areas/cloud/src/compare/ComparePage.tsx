import { PageFrame } from '@quayside/page-kit/page';
import { estimatesPath } from '@quayside/contract/paths/cloud';
import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { searchIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { useMemo, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getEstimate, getPricePlan } from '../api.ts';
import { CompareView, type CompareViewProps } from './CompareView.tsx';
import { readCompared } from './readCompared.ts';

export function ComparePage(): JSX.Element {
  const [params] = useSearchParams();
  const compared = readCompared(params);
  const first = useResource(getEstimate, compared && { path: { estimateNumber: compared[0] } });
  const second = useResource(getEstimate, compared && { path: { estimateNumber: compared[1] } });
  const planOf = ({ data }: typeof first) => data && { path: { pricePlanId: data.pricePlan.id } };
  const firstPlan = useResource(getPricePlan, planOf(first) ?? null);
  const secondPlan = useResource(getPricePlan, planOf(second) ?? null);
  const parts = [first, second, firstPlan, secondPlan] as const;
  const failed = parts.find(({ status }) => status === 'failed');
  const isMissing =
    compared === null || isHttpStatusError(first.error, 404) || isHttpStatusError(second.error, 404);
  usePageTitle(isMissing ? 'Estimates not found' : 'Compare estimates');
  const priceList = useMemo(
    () =>
      new Map(
        [...(secondPlan.data?.items ?? []), ...(firstPlan.data?.items ?? [])].map((item) => [item.id, item]),
      ),
    [firstPlan.data, secondPlan.data],
  );
  const isReady = first.data && second.data && firstPlan.data && secondPlan.data;
  const state: AsyncContentState<CompareViewProps> = isReady
    ? { status: 'ready', data: { first: first.data, second: second.data, priceList } }
    : failed
      ? withoutData(toAsyncState<object>(failed, getEstimate.id))
      : { status: 'loading' };

  return (
    <PageFrame
      title={isMissing ? 'Estimates not found' : 'Compare estimates'}
      parents={[{ id: 'cloud', label: 'Cloud estimates', href: estimatesPath.href() }]}
      current="Compare"
    >
      {isMissing ? (
        <EmptyState
          icon={searchIcon}
          title="We couldn’t find these estimates"
          action={<ButtonLink href={estimatesPath.href()}>All estimates</ButtonLink>}
        >
          Select two estimates of the list to compare them. One may have been deleted, or is no longer shared.
        </EmptyState>
      ) : (
        <AsyncContent
          size="page"
          state={state}
          placeholder={
            <Card>
              <Skeleton lines={10} />
            </Card>
          }
          onRetry={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
          labels={{ failed: 'We couldn’t load the estimates' }}
        >
          {(data) => <CompareView {...data} />}
        </AsyncContent>
      )}
    </PageFrame>
  );
}

function withoutData(state: AsyncContentState<object>): AsyncContentState<never> {
  if (state.status !== 'failed') return { status: 'loading' };
  const { data: _data, ...failure } = state;
  return failure;
}
