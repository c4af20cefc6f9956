import type { ComboboxResults } from '@quayside/ui/Combobox';
import type { DecoratorFunction } from 'storybook/internal/types';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { CaseFollowers, type CaseFollowersProps } from './CaseFollowers.tsx';

const colleagues: ComboboxResults = {
  status: 'ready',
  options: [
    { id: 'noor', label: 'Noor Rahman', description: 'Follows already', disabled: true },
    { id: 'tom', label: 'Tom Ellery', description: 'tom.ellery@northgate.example' },
  ],
};

const meta = preview.meta<CaseFollowersProps, DecoratorFunction, CaseFollowersProps>({
  title: 'Pages/Support/Followers',
  component: CaseFollowers,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    followers: [
      { id: 'noor', name: 'Noor Rahman' },
      { id: 'siobhan', name: 'Siobhán Ó Briain' },
    ],
    actions: { allowedActions: ['addFollowers'], refusedActions: [] },
    pendingId: null,
    colleagues,
    onSearch: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 480 }}>{Story()}</div>],
});

/** A colleague who is chosen is added at once, and the field is free for the next one. */
export const Changeable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Siobhán Ó Briain' }));
    await expect(args.onRemove).toHaveBeenCalledWith('siobhan');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const field = await canvas.findByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'to');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('to'));
    await userEvent.click(await canvas.findByRole('option', { name: /Tom Ellery/ }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('tom'));
    await expect(field).toHaveValue('');
  },
});

/** A name that is typed and not chosen adds nobody, and the field says so. */
export const NotChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'Tim');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(canvas.getByText('Choose a colleague from the list.')).toBeVisible();
    await expect(field).toHaveValue('Tim');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

function Removing(props: CaseFollowersProps) {
  const [followers, setFollowers] = useState(props.followers);
  return (
    <CaseFollowers
      {...props}
      followers={followers}
      onRemove={(removed) => setFollowers(followers.filter(({ id }) => id !== removed))}
    />
  );
}

/** The focus moves to the follower who takes the place, and to Add after the last one. */
export const Removed = meta.story({
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Noor Rahman' }));
    await expect(canvas.getByRole('button', { name: 'Remove Siobhán Ó Briain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

export const Nobody = meta.story({ args: { followers: [] } });

/** With the role Read-only, pressing Add says why it is refused. */
export const ForReadOnly = meta.story({
  args: {
    actions: forReadOnly({ allowedActions: ['addFollowers'], refusedActions: [] }, 'raise or change cases'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/Your role Read-only may not raise/);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    followers: [
      { id: 'a', name: 'Bartholomew Featherstonehaugh-Cholmondeley of Northgate Networks' },
      { id: 'b', name: 'نور الرحمن بنت عبد الله' },
    ],
  },
});
