import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ServiceDocuments } from './relatedApi.ts';
import { DocumentsTab, type DocumentsTabProps } from './RelatedTabs.tsx';
import { serviceDocuments } from './related.fixtures.ts';

const meta = preview.meta<DocumentsTabProps, DecoratorFunction, DocumentsTabProps>({
  title: 'Pages/Services/Tab of a service',
  component: DocumentsTab,
  tags: ['!autodocs'],
  args: {
    state: { status: 'ready', data: serviceDocuments } satisfies AsyncContentState<ServiceDocuments>,
    page: 1,
    pageSize: 10,
    onPageChange: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Service report/ })).toHaveAttribute(
      'href',
      '/resource/SR-104200-2026-10',
    );
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Empty = meta.story({
  args: { state: { status: 'ready', data: { total: 0, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no documents about this service')).toBeVisible();
  },
});

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: serviceDocuments } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'listDocuments 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/listDocuments 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
