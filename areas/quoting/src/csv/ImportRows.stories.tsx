import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { checkRows, toImportRows, type Lookup } from './checkRows.ts';
import { bristolAddress, internetOffer, leedsAddress } from '../quotes.fixtures.ts';
import { ImportRows, type ImportRowsProps } from './ImportRows.tsx';

const leeds = Array.from({ length: 10 }, (_, index) => leedsAddress(index + 1));
const lookups = new Map<string, Lookup>([
  ['BS1 6QH', { status: 'found', addresses: [bristolAddress] }],
  ['LS1 4AP', { status: 'found', addresses: leeds }],
  ['ZE1 0AA', { status: 'found', addresses: [] }],
]);
const cells = [
  ['BS1 6QH', '', 'HQ', '8'],
  ['LS1 4AP', '', 'Depot', ''],
  ['Leeds', '', 'Yard', ''],
  ['ZE1 0AA', '', 'Island', ''],
  ['', '', 'Nowhere', ''],
  ['LS1 4AP', 'Unit 7', 'Shop', '16'],
  ['bs1 6qh', '', 'Again', ''],
  ['E1 6AN', '', 'Later', ''],
];
const mapping = { postcode: 0, address: 1, reference: 2, 'field:ipAddresses': 3 };
const lines = cells.map((each, index) => ({ line: index + 2, cells: each }));
const rows = checkRows(toImportRows(lines, mapping, internetOffer), lookups, [], internetOffer);

const meta = preview.meta<ImportRowsProps, DecoratorFunction, ImportRowsProps>({
  title: 'Pages/Quoting/Rows of a file',
  component: ImportRows,
  tags: ['!autodocs'],
  args: {
    rows,
    repairedLines: new Set([3, 4, 5, 6, 7, 8]),
    lookups: { done: 3, total: 3, isRunning: false },
    room: 200,
    offer: internetOffer,
    onRepair: fn(),
    onLeaveOut: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onAdd: fn(),
    onBack: fn(),
    onRestart: fn(),
  },
});

export const ToRepair = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Postcode of line 3' }),
      'AD-LS14AP-2',
    );
    await expect(args.onRepair).toHaveBeenCalledWith(3, {
      aEnd: { postcode: 'LS1 4AP', addressText: '', chosen: leedsAddress(2) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out line 8' }));
    await expect(args.onLeaveOut).toHaveBeenCalledWith([8]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add the valid row' }));
    await expect(args.onAdd).toHaveBeenCalledWith([rows[0]]);
  },
});

export const LookingUp = meta.story({
  args: { lookups: { done: 40, total: 120, isRunning: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
});

export const NoRoom = meta.story({
  args: { room: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The quote has as many sites as it can have.')).toBeVisible();
  },
});

export const EverythingValid = meta.story({ args: { rows: rows.slice(0, 1), repairedLines: new Set() } });
