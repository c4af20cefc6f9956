import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { listProjects } from '../api.ts';
import { ProjectsView } from '../components/projects/ProjectsView.tsx';
import { projectListAddress, toProjectListInput } from '../projectList.ts';

/** The projects of the user's company, to search and filter. */
export function ProjectsPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(projectListAddress);
  const resource = useResource(listProjects, toProjectListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('projects');
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <ProjectsView
      state={state}
      data={toAsyncState(resource, listProjects.id)}
      receivedAtMs={resource.receivedAtMs}
      settings={settings}
      onChange={change}
      onSearch={search}
      onSettingsChange={changeSettings}
      onRefresh={() => void resource.refetch()}
    />
  );
}
