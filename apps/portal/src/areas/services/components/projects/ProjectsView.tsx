import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { EmptyState } from '@quayside/ui/EmptyState';
import { layersIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { ListView } from '../../../../domain/list/ListView.tsx';
import type { ListViewProps } from '../../../../domain/list/ListView.types.ts';
import type { Project } from '../../api.ts';
import { projectFilters, projectSorts, type ProjectListState } from '../../projectList.ts';
import { projectColumns } from './projectColumns.tsx';

/** The list of projects and the actions on it. */
export type ProjectsViewProps = Pick<
  ListViewProps<Project, keyof ProjectListState['filters'], ProjectListState['sort']>,
  'state' | 'data' | 'receivedAtMs' | 'settings' | 'onChange' | 'onSearch' | 'onSettingsChange' | 'onRefresh'
>;

const words = {
  title: 'Projects',
  one: 'project',
  many: 'projects',
  searchHint: 'Name of the project',
};

/** The projects of the user's company, those in trouble first. */
export function ProjectsView(props: ProjectsViewProps): JSX.Element {
  return (
    <ListView
      {...props}
      words={words}
      breadcrumbs={
        <Breadcrumbs items={[{ id: 'services', label: 'Services', href: '/services' }]} current="Projects" />
      }
      sorts={projectSorts}
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
