import { NetworkError } from '@quayside/portal-core';
import type { ConversationEarlier } from '@quayside/ui/Conversation';
import type { FileListLabels } from '@quayside/ui/FileList';
import { conversation } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import { conversationPart, entries, messageEntry } from './conversation.fixtures.ts';
import { ConversationEntries, type ConversationEntriesProps } from './ConversationEntries.tsx';
import { addNewer, openConversation, showEarlier } from './conversationState.ts';

const ready = openConversation(conversationPart);
const earlierFailed: ConversationEarlier = 'failed';

const meta = preview.meta<ConversationEntriesProps, DecoratorFunction, ConversationEntriesProps>({
  title: 'Pages/Conversation/Entries',
  component: ConversationEntries,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    state: ready,
    advice: '',
    onRetry: fn(),
    onShowEarlier: fn(),
    onShowLater: fn(),
    onShowNewest: fn(),
    printHint: 'To print all of it, choose More, then Print.',
    onShowNew: fn(),
    onDownload: fn(),
  },
});

/** Files in every state of their scan, a text with lines and paragraphs, and an entry that is unread. */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await expect(page.entries().map(({ kind }) => kind)).toEqual(['message', 'event', 'message', 'message']);
    await expect(page.entry('E-00012345-1').querySelectorAll('[data-body] p')).toHaveLength(2);
    const name = labelsOf<FileListLabels>('FileList').download.replace('{name}', 'router.log');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDownload).toHaveBeenCalledWith(entries[0]?.attachments[0]);
  },
});

export const NewMessages = meta.story({
  args: {
    state: addNewer(ready, { items: [messageEntry(5), messageEntry(6)], total: 6 }),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await conversation(canvasElement, userEvent).showNewest();
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
});

export const WithEarlierOnes = meta.story({
  args: { state: { ...ready, earlier: 'available' } },
  play: async ({ args, canvasElement, userEvent }) => {
    await conversation(canvasElement, userEvent).loadEarlier();
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
  },
});

const long = openConversation({
  ...conversationPart,
  items: Array.from({ length: 300 }, (_, index) => messageEntry(index + 1)),
});

/** 100 of 300 entries are drawn. */
export const PartOfMany = meta.story({
  args: { state: showEarlier(long) },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await expect(page.entries()).toHaveLength(100);
    await page.loadEarlier();
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await page.showLater();
    await expect(args.onShowLater).toHaveBeenCalledOnce();
    await page.showNewest();
    await expect(args.onShowNewest).toHaveBeenCalledOnce();
  },
});

export const EarlierOnesFailed = meta.story({ args: { state: { ...ready, earlier: earlierFailed } } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: {
    state: { status: 'failed', error: new NetworkError('Played by the story.') },
    advice: 'Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ args: { state: { ...ready, entries: [], cursor: undefined } } });

export const LongText = meta.story({
  args: {
    state: {
      ...ready,
      entries: [
        { ...messageEntry(1, 'w'.repeat(400)), author: { name: 'Bartholomew '.repeat(9), role: 'engineer' } },
        messageEntry(2, 'رسالة من مهندس الدعم تحتوي على 12 رقمًا.'),
      ],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
