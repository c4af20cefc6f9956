import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { ListViews } from '../../../domain/list/ListViews.tsx';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { changeListAddress, toChangeListInput } from '../changeList.ts';
import { listChangeRequests } from '../changeRequestsApi.ts';
import { changeColumns, changeListSettings } from '../components/changes/changeColumns.tsx';
import { ChangeRequestsView } from '../components/changes/ChangeRequestsView.tsx';

const columnIds = changeColumns.map(({ id }) => id);

/** The change requests of the user's company, to search, filter and open. */
export function ChangeRequestsPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(changeListAddress);
  const resource = useResource(listChangeRequests, toChangeListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('change-requests', changeListSettings);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <ChangeRequestsView
      state={state}
      data={toAsyncState(resource, listChangeRequests.id)}
      receivedAtMs={resource.receivedAtMs}
      facets={resource.data?.facets}
      settings={settings}
      views={
        <ListViews
          list="change-requests"
          address={changeListAddress}
          state={state}
          columnIds={columnIds}
          settings={settings}
          onChange={change}
          onReplace={replace}
          onSettingsChange={changeSettings}
        />
      }
      onChange={change}
      onSearch={search}
      onSettingsChange={changeSettings}
      onRefresh={() => void resource.refetch()}
    />
  );
}
