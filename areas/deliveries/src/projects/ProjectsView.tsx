import { projectsPath, servicesPath } from '@quayside/contract/paths/services';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { EmptyState } from '@quayside/ui/EmptyState';
import { layersIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import {
  ExportButton,
  isNarrowed,
  ListView,
  type ListData,
  type ListExportProps,
  type ListPageProps,
} from '@quayside/page-kit/list';
import type { Project } from '../projectsApi.ts';
import { projectFilters, type ProjectListState } from './projectList.ts';
import { projectColumns } from './projectColumns.tsx';

/** The list of projects and the actions on it. */
export type ProjectsViewProps = ListPageProps<ProjectListState, ListData<Project>> & ListExportProps;

const words = {
  title: 'Projects',
  one: 'project',
  many: 'projects',
  searchHint: 'Name of the project',
};

/** The projects of the user's company, those in trouble first. */
export function ProjectsView({ exportProgress, onExport, ...list }: ProjectsViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      breadcrumbs={
        <Breadcrumbs
          items={[{ id: 'services', label: 'Services', href: servicesPath.href() }]}
          current="Projects"
        />
      }
      actions={
        <ExportButton
          words={words}
          data={list.data}
          isNarrowed={isNarrowed(list)}
          exportProgress={exportProgress}
          onExport={onExport}
        />
      }
      sorts={projectsPath.query.sorts}
      filters={projectFilters}
      columns={projectColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={layersIcon} title="There are no projects yet">
          Services that you order together appear here as one project.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: Project): string => id;
