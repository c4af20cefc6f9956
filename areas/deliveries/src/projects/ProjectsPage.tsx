import { projectsPath } from '@quayside/contract/paths/services';
import type { JSX } from 'react';
import { defaultListSettings, ListViews, useExportedList } from '@quayside/page-kit/list';
import { createProjectExport, listProjects } from '../projectsApi.ts';
import { projectColumns } from './projectColumns.tsx';
import { ProjectsView } from './ProjectsView.tsx';
import { toProjectFilter } from './projectList.ts';

const list = {
  list: 'projects',
  path: projectsPath,
  call: listProjects,
  toFilter: toProjectFilter,
  exportCall: createProjectExport,
  columnIds: projectColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: defaultListSettings,
  exportFields: {
    name: ['name', 'id'],
    outlook: ['outlook', 'delayed', 'atRisk'],
    delivered: ['delivered', 'total'],
    committed: ['committedDate'],
    next: ['nextMilestone', 'nextSite', 'nextDate'],
  },
} as const;

export function ProjectsPage(): JSX.Element {
  const { props } = useExportedList(list);
  return <ProjectsView {...props} />;
}
