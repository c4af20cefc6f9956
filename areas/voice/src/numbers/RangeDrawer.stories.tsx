import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { NumberRange } from '../api.ts';
import { confirmedRange, missingRange, numberList, rejectedRange } from '../voice.fixtures.ts';
import { forReadOnly, forRole } from '@quayside/shared/rights/actions.fixtures.ts';
import { RangeDrawer, type RangeDrawerProps } from './RangeDrawer.tsx';
import { RangeNumbers } from './RangeNumbers.tsx';

const ready = (data: NumberRange) => ({ state: { status: 'ready' as const, data } });

const loading: AsyncContentState<NumberRange> = { status: 'loading' };

const meta = preview.meta<RangeDrawerProps, DecoratorFunction, RangeDrawerProps>({
  title: 'Pages/Voice/Range',
  component: RangeDrawer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    rangeId: 'NR-5001',
    ...ready(confirmedRange),
    numbers: (
      <RangeNumbers
        state={{ status: 'ready', data: numberList }}
        page={1}
        searched="+441174960001"
        onPageChange={fn()}
        onRefresh={fn()}
      />
    ),
    onEdit: fn(),
    onSetAddress: fn(),
    onRefresh: fn(),
    onClose: fn(),
  },
});

/** The number that was searched for is marked. */
export const Confirmed = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(canvasElement.ownerDocument.body);
    await expect(drawer.getByText('0117 496 0001')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Change label, site or trunk' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** The role Read-only learns that an address is missing, and who can set it. */
export const ForReadOnly = meta.story({
  args: { ...ready(forReadOnly(missingRange, 'set emergency addresses')), numbers: null },
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(canvasElement.ownerDocument.body);
    await expect(
      drawer.getByText(/^Your role Read-only may not set emergency addresses\. An administrator/),
    ).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Set the address' })).toBeNull();
    const change = drawer.getByRole('button', { name: /^Change label/ });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(change).toHaveAccessibleDescription(/^Your role Read-only may not/);
    await userEvent.click(change);
    await expect(drawer.getByRole('dialog', { name: 'Why this isn’t possible' })).toHaveTextContent(
      /Your role Read-only may not/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(change).toHaveFocus();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
});

/** The role Support sets an emergency address, and changes nothing else of the range. */
export const ForSupport = meta.story({
  args: {
    ...ready(forRole(missingRange, 'Support', 'request changes', ['setEmergencyAddress'])),
    numbers: null,
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(canvasElement.ownerDocument.body);
    await expect(drawer.getByRole('button', { name: /^Change label/ })).toHaveAccessibleDescription(
      /^Your role Support may not request changes\./,
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Set the address' }));
    await expect(args.onSetAddress).toHaveBeenCalledOnce();
  },
});

export const Missing = meta.story({
  args: { ...ready(missingRange), numbers: null },
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(canvasElement.ownerDocument.body);
    await userEvent.click(drawer.getByRole('button', { name: 'Set the address' }));
    await expect(args.onSetAddress).toHaveBeenCalledOnce();
  },
});

export const Rejected = meta.story({ args: ready(rejectedRange) });

export const Checking = meta.story({
  args: ready({ ...confirmedRange, emergency: { ...confirmedRange.emergency, state: 'checking' } }),
});

export const Loading = meta.story({ args: { state: loading } });

export const NotFound = meta.story({ args: { state: { status: 'notFound' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getNumberRange 500', data: undefined } },
});
