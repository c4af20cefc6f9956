import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { diffList } from '../../testing/index.ts';
import { DiffList, type DiffItem, type DiffListProps } from './DiffList.tsx';

const items: DiffItem[] = [
  { id: 'bandwidth', term: 'Bandwidth', kind: 'changed', before: '200 Mbit/s', after: '500 Mbit/s' },
  { id: 'mrc', term: 'Monthly (MRC)', kind: 'changed', before: '£318.00', after: '£412.00' },
  { id: 'backup', term: 'Backup line', kind: 'added', after: 'Mobile, 100 Mbit/s' },
  { id: 'window', term: 'Maintenance window', kind: 'removed', before: 'Sundays, 02:00–04:00' },
  { id: 'site', term: 'Site', kind: 'unchanged', value: 'Goswell Road 260, London' },
  { id: 'term', term: 'Term', kind: 'unchanged', value: '36 months' },
];

function Stateful({ onShowUnchangedChange, ...rest }: DiffListProps) {
  const [show, setShow] = useState(false);
  return (
    <DiffList
      {...rest}
      showUnchanged={show}
      onShowUnchangedChange={(next) => {
        setShow(next);
        onShowUnchangedChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/DiffList',
  component: DiffList,
  parameters: {
    layout: 'padded',
  },
  args: { items, onShowUnchangedChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
});

/** Unchanged fields are counted, and shown on request. */
export const Change = meta.story({
  args: { comparison: 'change' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('200 Mbit/s')).toHaveRole('deletion');
    await expect(canvas.getByText('500 Mbit/s')).toHaveRole('insertion');
    const [added] = canvasElement.querySelectorAll('[data-kind="added"]');
    await expect(added?.querySelector('del')).toBeNull();
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const change = diffList(canvasElement, userEvent);
    await expect(change.difference('Backup line')).toEqual({
      term: 'Backup line',
      kind: 'added',
      before: '',
      after: 'Mobile, 100 Mbit/s',
    });
    await change.toggleUnchanged();
    await expect(args.onShowUnchangedChange).toHaveBeenLastCalledWith(true);
    await expect(change.differences()).toHaveLength(6);
    await expect(change.difference('Term')).toMatchObject({ before: '36 months', after: '36 months' });
    await expect(toggle).toHaveFocus();
    await change.toggleUnchanged();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
});

/** Neither version is gone: nothing is struck through or called added or removed, and a missing value is named. */
export const Conflict = meta.story({
  args: { comparison: 'conflict' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(diffList(canvasElement, userEvent).comparison()).toBe('conflict');
    await expect(canvas.queryByRole('deletion')).toBeNull();
    await expect(canvas.queryByRole('insertion')).toBeNull();
    for (const word of ['Added', 'Removed', 'Changed']) await expect(canvas.queryByText(word)).toBeNull();
    await expect(canvas.getAllByRole('definition')).toHaveLength(8);
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
});

/** Without a handler only the number of unchanged fields shows; all unchanged; no fields at all. */
export const ReadOnlyAndEmpty = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DiffList items={items} />
      <DiffList items={items.slice(4)} showUnchanged />
      <DiffList items={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    items: [
      {
        id: 'key',
        term: `Verschlüsselung${'kennung'.repeat(12)}`,
        kind: 'changed',
        before: 'a7f3'.repeat(40),
        after: 'A sentence that goes on. '.repeat(8),
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
