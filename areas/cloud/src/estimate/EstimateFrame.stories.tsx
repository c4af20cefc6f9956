import { HttpStatusError } from '@quayside/portal-core';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { forReadOnly, refused } from '@quayside/shared/rights/actions.fixtures.ts';
import { estimateOf, hostileName, receivedAtMs } from '../cloud.fixtures.ts';
import { EstimateFrame, type EstimateFrameProps } from './EstimateFrame.tsx';
import { EstimateIdentity, EstimateMenu } from './EstimateHeader.tsx';

const ready: AsyncContentState<string> = { status: 'ready', data: 'The lines and totals' };
const menu = {
  canCopy: true,
  onOpen: fn(),
  onDownload: fn(),
  onPrint: fn(),
  onDelete: fn(),
};

const meta = preview.meta<EstimateFrameProps<string>, DecoratorFunction, EstimateFrameProps<string>>({
  title: 'Pages/Cloud/Estimate frame',
  component: EstimateFrame<string>,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    name: 'Booking site',
    details: (
      <EstimateIdentity
        estimate={estimateOf()}
        save={{ status: 'saved', at: new Date(receivedAtMs) }}
        onRetry={fn()}
      />
    ),
    actions: <EstimateMenu {...menu} estimate={estimateOf()} />,
    receivedAtMs,
    onRefresh: fn(),
    children: (text) => text,
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a quote' }));
    await expect(menu.onOpen).toHaveBeenLastCalledWith('quote');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(menu.onDownload).toHaveBeenLastCalledWith('csv');
  },
});

const onlyNoor = 'Only Noor Rahman may delete this estimate. Ask them, or copy it.';

/** The role Read-only may look at an estimate, print it and take it along. */
export const ForReadOnly = meta.story({
  args: {
    actions: (
      <EstimateMenu
        {...menu}
        canCopy={false}
        estimate={forReadOnly(estimateOf({}), 'create or change quotes')}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const request = canvas.getByRole('button', { name: 'Ask for a quote' });
    await expect(request).toHaveAttribute('aria-disabled', 'true');
    await expect(request).toHaveAccessibleDescription(
      /^Your role Read-only may not create or change quotes\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
  },
});

/** The server did not accept the last save. */
export const NotSaved = meta.story({
  args: {
    details: (
      <EstimateIdentity
        estimate={estimateOf({ isMine: false, owner: { id: 'noor', name: 'Noor Rahman' } })}
        save={{ status: 'failed', error: new HttpStatusError(500, null, 'Failed.') }}
        onRetry={fn()}
      />
    ),
    actions: (
      <EstimateMenu
        {...menu}
        estimate={estimateOf({
          isMine: false,
          allowedActions: ['edit', 'requestQuote'],
          refusedActions: refused(onlyNoor, 'delete'),
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByText(onlyNoor)).toBeVisible();
  },
});

/** A colleague deleted it. */
export const Deleted = meta.story({
  args: {
    state: { status: 'notFound' },
    name: undefined,
    details: undefined,
    actions: undefined,
    deleted: { by: 'Noor Rahman', at: '2026-11-21T10:20:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor Rahman')).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { details: <EstimateIdentity estimate={estimateOf()} save={{ status: 'saving' }} onRetry={fn()} /> },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' }, name: undefined, details: undefined, actions: undefined },
});

export const NotFound = meta.story({
  args: { state: { status: 'notFound' }, name: undefined, details: undefined, actions: undefined },
});

export const Failed = meta.story({
  args: {
    state: { status: 'failed', reference: 'getCloudEstimate 500' },
    name: undefined,
    details: undefined,
    actions: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ args: { name: hostileName } });
