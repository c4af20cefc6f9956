import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sortableList } from '../../testing/sortableList.ts';
import { SortableList, type SortableListItem, type SortableListProps } from './SortableList.tsx';

const items: SortableListItem[] = [
  { id: 'frankfurt', name: 'DE-FRA-1120', content: 'DE-FRA-1120, Frankfurt am Main' },
  { id: 'case', name: 'Case 00018423', content: 'Case 00018423, packet loss' },
  { id: 'quote', name: 'Quote Q-2041', content: 'Quote Q-2041, three sites in London' },
  { id: 'order', name: 'Order 1042', content: 'Order 1042, waiting for you' },
];

function Stateful({ items: first, onMove, ...rest }: SortableListProps) {
  const [shown, setShown] = useState(first);
  return (
    <SortableList
      {...rest}
      items={shown}
      onMove={(id, toIndex) => {
        const moved = shown.filter((item) => item.id === id);
        setShown(shown.filter((item) => item.id !== id).toSpliced(toIndex, 0, ...moved));
        onMove(id, toIndex);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/SortableList',
  component: SortableList,
  parameters: {
    layout: 'padded',
  },
  args: { label: 'Pinned items', items, onMove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
});

/** Each step is announced, and focus stays on the button that was pressed. */
export const ByButtons = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    const list = sortableList(canvasElement, userEvent);
    const output = canvasElement.querySelector('output');
    await expect(output).toHaveTextContent(/^$/);
    await list.moveDown('frankfurt');
    await expect(args.onMove).toHaveBeenLastCalledWith('frankfurt', 1);
    await expect(list.order()).toEqual(['case', 'frankfurt', 'quote', 'order']);
    await waitFor(() => expect(output).toHaveTextContent(/DE-FRA-1120/));
    const down = () => list.item('frankfurt').querySelector('[data-move="down"]');
    await expect(down()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(list.order()).toEqual(['case', 'quote', 'order', 'frankfurt']);
    // At the end the button stays focused and does nothing.
    await expect(down()).toHaveFocus();
    await expect(down()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(3);
    await list.moveUp('order');
    await expect(list.order()).toEqual(['case', 'order', 'quote', 'frankfurt']);
  },
});

/** Presses an item's handle and moves the pointer to the middle of another item, a little further. */
async function drag(from: HTMLElement, to: HTMLElement, beyond: number): Promise<void> {
  const handle = from.querySelector('[aria-hidden="true"]');
  if (!handle) throw new Error('The item has no handle.');
  const { top, height } = to.getBoundingClientRect();
  await fireEvent.pointerDown(handle, {
    button: 0,
    isPrimary: true,
    clientY: from.getBoundingClientRect().top,
  });
  await waitFor(() => expect(from).toHaveAttribute('data-state', 'dragged'));
  await fireEvent.pointerMove(window, { clientY: top + height / 2 + beyond });
}

export const ByPointer = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args, userEvent }) => {
    const list = sortableList(canvasElement, userEvent);
    await drag(list.item('order'), list.item('case'), -4);
    await waitFor(() => expect(list.item('case')).toHaveAttribute('data-drop', 'before'));
    // Escape cancels.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list.item('order')).toHaveAttribute('data-state', 'ready'));
    await fireEvent.pointerUp(window);
    await expect(args.onMove).not.toHaveBeenCalled();

    await drag(list.item('frankfurt'), list.item('quote'), 4);
    await waitFor(() => expect(list.item('quote')).toHaveAttribute('data-drop', 'after'));
    await fireEvent.pointerUp(window);
    await expect(args.onMove).toHaveBeenLastCalledWith('frankfurt', 2);
    await waitFor(() => expect(list.item('frankfurt')).toHaveFocus());
    await expect(list.order()).toEqual(['case', 'quote', 'frankfurt', 'order']);
  },
});

/** An item in the middle of a drag, and the line where it would land. */
export const Dragging = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const list = sortableList(canvasElement, userEvent);
    await drag(list.item('order'), list.item('case'), -4);
    await waitFor(() => expect(list.item('case')).toHaveAttribute('data-drop', 'before'));
  },
});

/** An item that cannot be moved says why. Others move past it. */
export const Locked = meta.story({
  args: {
    items: items.map((item) =>
      item.id === 'case'
        ? { ...item, lockedReason: 'Your administrator pinned this item here for everybody.' }
        : item,
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    const list = sortableList(canvasElement, userEvent);
    await expect(list.item('case').querySelector('button')).toBeNull();
    await list.moveDown('frankfurt');
    await expect(list.order()).toEqual(['case', 'frankfurt', 'quote', 'order']);
  },
});

/** Disabled while a change is saved; one item, which has no buttons; an empty list. */
export const DisabledOneAndEmpty = meta.story({
  render: ({ onMove }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SortableList label="Disabled" items={items.slice(0, 2)} onMove={onMove} disabled />
      <SortableList label="One" items={items.slice(0, 1)} onMove={onMove} />
      <SortableList label="Empty" items={[]} onMove={onMove} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    const [disabled] = canvasElement.querySelectorAll<HTMLElement>('[data-state="disabled"]');
    await sortableList(disabled ?? canvasElement, userEvent).moveDown('frankfurt');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    items: [
      { id: 'a', name: 'A', content: `Verbindungs${'qualität'.repeat(30)}` },
      { id: 'b', name: 'B', content: 'A sentence that goes on. '.repeat(8) },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
