import { sortableList } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contentOf } from './estimateContent.ts';
import { priceEstimate } from './priceEstimate.ts';
import {
  estimateOf,
  hostileName,
  lineOf,
  priceList,
  pricePlan,
  readyQuote,
  requestedQuote,
} from '../cloud.fixtures.ts';
import { EstimateEditor, type EstimateEditorProps } from './EstimateEditor.tsx';
import { EstimateNotices } from './EstimateNotices.tsx';
import { PriceNotice } from './PriceNotice.tsx';

const actions = {
  onAdd: fn(),
  onEdit: fn(),
  onQuantity: fn(),
  onQuantityValidity: fn(),
  onDuplicate: fn(),
  onRemove: fn(),
  onMove: fn(),
};
const notices = {
  isPending: false,
  canCopy: true,
  canRaise: true,
  onMove: fn(),
  onCopy: fn(),
  onCancelQuote: fn(),
  merged: null,
  nameOf: (name: string) => name,
  isLost: false,
  onDismissMerged: fn(),
};

function argsOf(content = contentOf(estimateOf())): Pick<EstimateEditorProps, 'content' | 'priced'> {
  return { content, priced: priceEstimate(content, priceList, pricePlan.currency) };
}

const withLines = (...lines: ReturnType<typeof lineOf>[]) => argsOf({ ...contentOf(estimateOf()), lines });

const meta = preview.meta<EstimateEditorProps, DecoratorFunction, EstimateEditorProps>({
  title: 'Pages/Cloud/Estimate',
  component: EstimateEditor,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    ...argsOf(),
    plan: pricePlan,
    priceList,
    certainty: 'These prices are budgetary: ask for a quote to make them firm.',
    actions,
    onTermChange: fn(),
  },
});

/** A quantity counts while it is typed. A text that is no quantity does not. */
export const Draft = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Quantity of Web servers, Standard vCPU' });
    await userEvent.clear(quantity);
    await expect(quantity).toBeInvalid();
    await expect(actions.onQuantity).toHaveBeenLastCalledWith(lineOf(), lineOf().quantity);
    await userEvent.type(quantity, '7');
    await expect(actions.onQuantity).toHaveBeenLastCalledWith(lineOf(), 7);
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await expect(args.onTermChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Backup' }));
    await expect(actions.onAdd).toHaveBeenLastCalledWith('backup');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Web servers, Standard vCPU' }));
    await expect(actions.onEdit).toHaveBeenLastCalledWith(lineOf());
  },
});

/** What was typed stays, with its message. The quantity from before counts. */
export const WrongQuantity = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Quantity of Web servers, Standard vCPU' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5000');
    await userEvent.tab();
    await expect(quantity).toHaveValue('5000');
    await expect(actions.onQuantityValidity).toHaveBeenLastCalledWith('L1', false);
  },
});

/** The lines of a group can be put in order, by buttons or by dragging. */
export const Sorting = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put Compute in order' }));
    await sortableList(canvasElement, userEvent).moveDown('L1');
    await expect(actions.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'compute' }),
      'L1',
      1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Quantity of Web servers, Standard vCPU' }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  args: withLines(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await expect(actions.onAdd).toHaveBeenLastCalledWith(null);
  },
});

export const ReadOnly = meta.story({
  args: { actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

/** A long group shows its first lines; the totals count all of them. */
export const ManyLines = meta.story({
  args: withLines(
    ...Array.from({ length: 40 }, (_unused, index) =>
      lineOf({ id: `L${index}`, name: `Server ${index + 1}` }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 of 28 more' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(37);
  },
});

/** Terms and hours of their own, a minimum, and an item that is no longer offered. */
export const SpecialLines = meta.story({
  args: withLines(
    lineOf({ termMonths: 12, hoursPerMonth: 200 }),
    lineOf({ id: 'L2', itemId: 'backup', name: '', quantity: 1, size: 10 }),
    lineOf({ id: 'L3', itemId: 'tape', name: 'Archive' }),
  ),
});

export const LongText = meta.story({
  args: {
    ...withLines(lineOf({ name: hostileName, quantity: 1000, size: 64 })),
    notices: <EstimateNotices {...notices} estimate={estimateOf({ name: hostileName })} />,
  },
});

export const PriceListChanged = meta.story({
  args: {
    notices: (
      <PriceNotice
        kind="saved"
        differences={[
          { lineId: 'L1', from: estimateOf().lines[0]?.price ?? none(), to: { ...none(), mrc: 9000 } },
          { lineId: 'L4', from: { ...none(), nrc: 95_000 }, to: { ...none(), nrc: 99_000 } },
        ]}
        lines={estimateOf().lines}
        priceList={priceList}
        currency="GBP"
        isPending={false}
        onDone={fn()}
      />
    ),
  },
});

function none() {
  return { isOffered: true, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };
}

export const PlanWithdrawn = meta.story({
  args: {
    notices: (
      <EstimateNotices
        {...notices}
        estimate={estimateOf({
          allowedActions: ['edit', 'move'],
          pricePlan: {
            id: 'CLE-OLD',
            name: 'Cloud Enterprise 2025',
            isWithdrawn: true,
            replacedBy: { id: pricePlan.id, name: pricePlan.name },
          },
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Cloud Enterprise 2026' }));
    await expect(notices.onMove).toHaveBeenCalledOnce();
  },
});

export const Pricing = meta.story({
  args: {
    actions: null,
    certainty: 'We’re checking these prices.',
    notices: (
      <EstimateNotices
        {...notices}
        estimate={estimateOf({ status: 'pricing', quote: requestedQuote, allowedActions: ['cancelQuote'] })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the request' }));
    await expect(notices.onCancelQuote).toHaveBeenCalled();
  },
});

export const QuoteReady = meta.story({
  args: {
    actions: null,
    certainty: 'These prices are firm.',
    notices: (
      <EstimateNotices
        {...notices}
        estimate={estimateOf({ status: 'ready', quote: readyQuote, allowedActions: ['cancelQuote'] })}
      />
    ),
  },
});

export const QuoteExpired = meta.story({
  args: {
    actions: null,
    notices: (
      <EstimateNotices
        {...notices}
        estimate={estimateOf({
          status: 'expired',
          quote: { ...readyQuote, endedAt: readyQuote.validUntil, reason: 'Nobody decided within 30 days.' },
          allowedActions: ['delete'],
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change a copy' }));
    await expect(notices.onCopy).toHaveBeenCalled();
  },
});
