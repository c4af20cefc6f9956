import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { sortableList } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { textOfKey } from './createPins.ts';
import type { Resolution } from './createResolutions.ts';
import { pinFixtures } from '../page-testing/pinsApi.ts';
import { PinnedView, type PinnedViewProps } from './PinnedView.tsx';

const [first, second, third, fourth, fifth, sixth] = pinFixtures.map(textOfKey);

const ready = (
  title: string,
  detail: string,
  status: Extract<Resolution, { status: 'ready' }>['item']['status'],
) => ({ status: 'ready', item: { title, detail, href: '#item', status } }) as const;

const resolutions = new Map<string, Resolution>([
  [
    first ?? '',
    ready('Loss of service at Bristol', '00012345 · Bristol Temple Quay', {
      text: 'Waiting for you',
      tone: 'caution',
    }),
  ],
  [
    second ?? '',
    ready('Bristol Temple Quay 1 Gbps', 'QS-104200 · Bristol Temple Quay', {
      text: 'Down',
      tone: 'critical',
    }),
  ],
  [third ?? '', ready('Bristol offices', 'QT-40001', { text: 'Ready', tone: 'positive' })],
  [fourth ?? '', ready('Contract QS-104200', 'Contracts · PDF · version 2', null)],
  [fifth ?? '', ready('An old case', '00099999', { text: 'Closed', tone: 'neutral' })],
  [sixth ?? '', ready('Charge at Sheffield', 'AP-7001', { text: 'Pending', tone: 'caution' })],
]);

const loaded: AsyncContentState<unknown> = { status: 'ready', data: true };

const meta = preview.meta<PinnedViewProps, DecoratorFunction, PinnedViewProps>({
  title: 'Pages/Dashboard/Pinned',
  component: PinnedView,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    state: loaded,
    pins: pinFixtures,
    resolutions,
    isComplete: false,
    isPage: () => true,
    onCompleteChange: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetryItem: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
});

/** The first five of six. */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const list = sortableList(canvasElement, userEvent);
    await expect(list.order()).toEqual([first, second, third, fourth, fifth]);
    await list.moveDown(first ?? '');
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: '00012345' }), 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(args.onCompleteChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /Remove the pin of Bristol offices/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'QT-40001' }));
    await expect(list.item(fourth ?? '')).toHaveFocus();
  },
});

export const All = meta.story({ args: { isComplete: true } });

export const Loading = meta.story({ args: { state: { status: 'loading' }, pins: [] } });

/** The list is loaded, and each item still loads its status. */
export const LoadingItems = meta.story({ args: { resolutions: new Map() } });

/** One failed, one is gone, one is no longer allowed, one still loads. */
export const Mixed = meta.story({
  args: {
    resolutions: new Map<string, Resolution>([
      ...resolutions,
      [second ?? '', { status: 'failed' }],
      [third ?? '', { status: 'gone' }],
      [fourth ?? '', { status: 'notAllowed' }],
      [fifth ?? '', { status: 'loading' }],
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Load the status of Bristol Temple Quay/ }));
    await expect(args.onRetryItem).toHaveBeenCalledWith(expect.objectContaining({ id: 'QS-104200' }));
    await expect(canvas.queryByRole('link', { name: 'Bristol offices' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Remove the pin of Bristol offices/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', cause: 'failure', reference: 'listPins, 500' }, pins: [] },
});

export const Empty = meta.story({ args: { pins: [] } });

/** A narrow card with long text. */
export const Narrow = meta.story({
  args: {
    resolutions: new Map<string, Resolution>([
      ...resolutions,
      [
        first ?? '',
        ready(
          `Loss of service at ${'Wallstraße'.repeat(6)} since this morning`,
          '00012345 · Bristol Temple Quay, second floor, comms room',
          { text: 'Resolved, please confirm', tone: 'caution' },
        ),
      ],
    ]),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
});
