import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { activeUser } from '../admin.fixtures.ts';
import { RightsConflict, type RightsConflictProps } from './RightsConflict.tsx';

const meta = preview.meta<RightsConflictProps, DecoratorFunction, RightsConflictProps>({
  title: 'Pages/Admin/User: conflict',
  component: RightsConflict,
  tags: ['!autodocs'],
  args: {
    view: 'apollo',
    mine: { roles: ['support', 'ordering'], apolloAccess: true, artemisAccess: 'full' },
    user: activeUser,
    onInsist: fn(),
    onTakeTheirs: fn(),
  },
});

export const BothVersions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Hannah Whitfield changed this user/)).toBeVisible();
    await expect(canvas.getByText('Regular, Sales')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onInsist).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
});
