import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { DocumentDetailsView, type DocumentDetailsViewProps } from './DocumentDetailsView.tsx';
import { documentDetails, longSummary, receivedAtMs } from '../documents.fixtures.ts';

const meta = preview.meta<DocumentDetailsViewProps, DecoratorFunction, DocumentDetailsViewProps>({
  title: 'Pages/Resources/Document',
  component: DocumentDetailsView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    data: { status: 'ready', document: documentDetails, receivedAtMs },
    isFollowPending: false,
    onOpen: fn(),
    onFollowChange: fn(),
    onRefresh: fn(),
  },
});

export const Confidential = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open version 2.0 in a new tab' }));
    await expect(args.onOpen).toHaveBeenCalledWith(documentDetails, '2.0');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollowChange).toHaveBeenCalledWith(true);
  },
});

export const TermsAccepted = meta.story({
  args: {
    data: {
      status: 'ready',
      document: { ...documentDetails, confidentiality: 'termsAccepted', isFollowed: true },
      receivedAtMs,
    },
  },
});

export const WithoutRelations = meta.story({
  args: {
    data: {
      status: 'ready',
      document: { ...documentDetails, type: 'csv', confidentiality: 'none', relatedEntities: [] },
      receivedAtMs,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Related/ })).toBeNull();
  },
});

export const Loading = meta.story({ args: { data: { status: 'loading' } } });

export const NotFound = meta.story({
  args: { data: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Document not found' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    data: {
      status: 'failed',
      advice: 'Something went wrong on our side. Try again in a few minutes.',
      reference: 'getDocumentDetails 500',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    data: { status: 'ready', document: { ...documentDetails, ...longSummary }, receivedAtMs },
  },
});
