import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VersionConflict, type VersionConflictProps } from './VersionConflict.tsx';

const meta = preview.meta<VersionConflictProps, DecoratorFunction, VersionConflictProps>({
  title: 'Pages/Form: conflict',
  component: VersionConflict,
  tags: ['!autodocs'],
  args: {
    title: 'Hannah Whitfield changed this user first',
    change: { by: 'Hannah Whitfield', at: '2026-11-12T09:12:00Z' },
    typed: [
      { id: 'roles', term: 'Roles', text: 'Support, Ordering' },
      { id: 'apolloAccess', term: 'Apollo', text: 'All pages' },
    ],
    saved: [
      { id: 'roles', term: 'Roles', text: 'Regular, Sales' },
      { id: 'apolloAccess', term: 'Apollo', text: 'No access' },
    ],
    clashes: [{ id: 'values.roles', mine: [], theirs: [] }],
    onResolve: fn(),
  },
});

/** Only the values that both people changed are asked about. */
export const OneValue = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Regular, Sales')).toBeVisible();
    await expect(canvas.queryByText('No access')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('theirs');
  },
});

/** A group, such as an address, is decided as a whole. */
export const Group = meta.story({ args: { clashes: [{ id: 'values', mine: {}, theirs: {} }] } });
