import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { EditConflict, type EditConflictProps } from './EditConflict.tsx';

const meta = preview.meta<EditConflictProps, DecoratorFunction, EditConflictProps>({
  title: 'Pages/Services/Conflict',
  component: EditConflict,
  tags: ['!autodocs'],
  args: {
    message: 'This service was changed by Noor Rahman meanwhile. Compare both versions and save again.',
    conflicts: [
      { field: 'name', mine: 'Bristol head office', theirs: 'Bristol HQ', kept: 'mine' },
      { field: 'costCentre', mine: '', theirs: 'CC-7', kept: 'theirs' },
    ],
    onResolve: fn(),
  },
});

/** By default, both users keep their own changes. */
export const SeveralFields = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      name: 'Bristol head office',
      costCentre: 'CC-7',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all saved' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ name: 'Bristol HQ', costCentre: 'CC-7' });
  },
});

/** Another user changed another field of the service, such as its lock. */
export const NothingDiffers = meta.story({
  args: { conflicts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(args.onResolve).toHaveBeenCalledWith({});
  },
});

export const LongTexts = meta.story({
  args: {
    conflicts: [
      {
        field: 'name',
        mine: 'Llanfairpwllgwyngyll'.repeat(5),
        theirs: 'مركز بيانات الميناء الجديد',
        kept: 'mine',
      },
    ],
  },
});
