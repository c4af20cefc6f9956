import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ProjectList } from '../projectsApi.ts';
import { receivedAtMs } from '@quayside/shared/services/service.fixtures.ts';
import { longProject, projectList, projectStateOf } from './projects.fixtures.ts';
import { ProjectsView, type ProjectsViewProps } from './ProjectsView.tsx';

const loading: AsyncContentState<ProjectList> = { status: 'loading' };

const meta = preview.meta<ProjectsViewProps, DecoratorFunction, ProjectsViewProps>({
  title: 'Pages/Services/Projects',
  component: ProjectsView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: projectStateOf(''),
    data: { status: 'ready', data: projectList },
    receivedAtMs,
    settings: { columns: { order: [], hidden: [] }, density: 'comfortable' },
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
    exportProgress: null,
    onExport: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'South West branches' })).toHaveAttribute(
      'href',
      '/services?projectId=PJ-301',
    );
    await expect(canvas.getByRole('link', { name: '3 services' })).toHaveAttribute(
      'href',
      '/services?waitingFor=you&projectId=PJ-301',
    );
    await expect(canvas.getByRole('link', { name: '2 delayed' })).toHaveAttribute(
      'href',
      '/services/deliveries?outlook=delayed&projectId=PJ-301',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export all 128 projects' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Filtered = meta.story({
  args: { state: projectStateOf('outlook=delayed') },
  play: async ({ args, canvasElement, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toHaveLength(1);
    await bar.toggle('Outlook', 'At risk');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { outlook: ['delayed', 'atRisk'] } });
  },
});

export const Loading = meta.story({
  args: { data: loading, receivedAtMs: null, state: projectStateOf('pageSize=10') },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: projectList } } });

export const NoProjects = meta.story({
  args: { data: { status: 'ready', data: { ...projectList, total: 0, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no projects yet')).toBeVisible();
  },
});

export const NothingFits = meta.story({
  args: {
    state: projectStateOf('q=dinosaur'),
    data: { status: 'ready', data: { ...projectList, total: 0, items: [] } },
  },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listProjects 500' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/listProjects 500/)).toBeVisible();
  },
});

export const Offline = meta.story({
  args: {
    data: { status: 'failed', cause: 'offline', data: projectList },
  },
});

export const LongTexts = meta.story({
  args: { data: { status: 'ready', data: { ...projectList, items: [longProject] } } },
});
