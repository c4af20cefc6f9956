import { projectsPath, servicesPath } from '@quayside/contract/paths/services';
import { EmptyState } from '@quayside/ui/EmptyState';
import { layersIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListView } from '@quayside/page-kit/list';
import type { Project, ProjectList } from '../projectsApi.ts';
import { projectFilters, type ProjectListState } from './projectList.ts';
import { projectColumns } from './projectColumns.tsx';

export type ProjectsViewProps = ExportedListProps<ProjectListState, ProjectList>;

const words = {
  title: 'Projects',
  one: 'project',
  many: 'projects',
  searchHint: 'Name of the project',
};

/** The projects of the user's company, those in trouble first. */
export function ProjectsView(list: ProjectsViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      parents={[{ id: 'services', label: 'Services', href: servicesPath.href() }]}
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
