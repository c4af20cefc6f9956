import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getService } from '@quayside/shared/services/serviceApi.ts';
import { ceaseObstacleOf } from './ceaseRules.ts';
import { CeaseRefused } from './CeaseRefused.tsx';
import { CeaseService } from './CeaseService.tsx';
import { CeaseView, type CeaseViewProps } from './CeaseView.tsx';
import { useChangePreview } from '../useChangePreview.ts';

/** Ends a service: charges, last day, reason, and a confirmation. */
export function CeasePage(): JSX.Element {
  const { serviceId = '' } = useParams();
  const resource = useResource(getService, { path: { serviceId } });
  const service = resource.data;
  const obstacle = service ? ceaseObstacleOf(service) : null;
  const preview = useChangePreview(service && obstacle === null ? { serviceId, type: 'cease' } : null);
  const isMissing = isHttpStatusError(resource.error, 404);
  usePageTitle(isMissing ? 'Service not found' : service && `Cease ${service.name}`);

  function stateOf(): CeaseViewProps['state'] {
    if (isMissing) return { status: 'notFound' };
    if (service === undefined) return withoutData(toAsyncState(resource, getService.id));
    if (obstacle !== null)
      return { status: 'ready', data: <CeaseRefused service={service} obstacle={obstacle} /> };
    if (!('data' in preview.state) || preview.state.data === undefined) return withoutData(preview.state);
    const earliest = preview.state.data;
    return {
      status: 'ready',
      data: (
        <CeaseService
          key={serviceId}
          service={service}
          earliest={earliest}
          onReload={async () => {
            preview.retry();
            await resource.refetch();
          }}
        />
      ),
    };
  }

  return (
    <CeaseView
      service={service}
      state={stateOf()}
      onRetry={() => (service === undefined ? void resource.refetch() : preview.retry())}
    />
  );
}

/** The failure or the wait of a call that has no data yet. */
function withoutData(state: AsyncContentState<unknown>): CeaseViewProps['state'] {
  return state.status === 'failed' ? { ...state, data: undefined } : { status: 'loading' };
}
