import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { savedViews } from '../../testing/index.ts';
import { SavedViews, useSavedViewsPanel, type SavedView, type SavedViewsProps } from './SavedViews.tsx';

const views: SavedView[] = [
  { id: 'down', name: 'Down or degraded' },
  { id: 'ending', name: 'Contracts that end this quarter' },
  { id: 'london', name: 'London' },
];

function Stateful({ panel: start, ...props }: SavedViewsProps) {
  const [list, setList] = useState(props.views);
  const [currentId, setCurrentId] = useState(props.currentId);
  const [defaultId, setDefaultId] = useState(props.defaultId ?? null);
  return (
    <SavedViews
      {...props}
      {...useSavedViewsPanel(start)}
      views={list}
      currentId={currentId}
      defaultId={defaultId}
      onSelect={(id) => {
        setCurrentId(id);
        props.onSelect(id);
      }}
      onSaveAs={(name) => {
        setList([...list, { id: name, name }]);
        setCurrentId(name);
        props.onSaveAs(name);
      }}
      onRename={(id, name) => {
        setList(list.map((view) => (view.id === id ? { id, name } : view)));
        props.onRename(id, name);
      }}
      onDelete={(id) => {
        setList(list.filter((view) => view.id !== id));
        setCurrentId(null);
        props.onDelete(id);
      }}
      onDefaultChange={(id) => {
        setDefaultId(id);
        props.onDefaultChange(id);
      }}
    />
  );
}

const meta = preview.meta<SavedViewsProps, DecoratorFunction, SavedViewsProps>({
  title: 'Data/SavedViews',
  component: SavedViews,
  parameters: {
    layout: 'padded',
    frame: { height: 420 },
  },
  args: {
    views,
    currentId: 'ending',
    panel: { mode: 'closed' },
    onPanelChange: fn(),
    onSelect: fn(),
    onSave: fn(),
    onSaveAs: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDefaultChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

/** Enter opens the list with focus on its first line. A choice closes it and returns focus to the button. */
export const Closed = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [standard = '', ...names] = savedViews(canvasElement, userEvent).views();
    await expect(names).toEqual(views.map(({ name }) => name));
    await waitFor(() => expect(canvasElement.querySelector(':focus')).toHaveTextContent(standard));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('down');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Down or degraded');
  },
});

/** The list differs from its view: the changes can be saved. */
export const Modified = meta.story({
  args: { isModified: true, panel: { mode: 'list' }, defaultId: 'london' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const current = canvas.getByRole('button', { current: true });
    await expect(current).toHaveTextContent('Contracts that end this quarter');
    await savedViews(canvasElement, userEvent).act('save');
    await expect(args.onSave).toHaveBeenLastCalledWith('ending');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** A new view needs a name of its own. */
export const SavedAsNew = meta.story({
  tags: ['!autodocs'],
  args: { currentId: null },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const saved = savedViews(canvasElement, userEvent);
    await saved.act('saveAs');
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription();
    await saved.submitName(' london ');
    await expect(field).toBeInvalid();
    await expect(args.onSaveAs).not.toHaveBeenCalled();
    await saved.submitName(' Bristol ');
    await expect(args.onSaveAs).toHaveBeenLastCalledWith('Bristol');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveTextContent('Bristol');
  },
});

export const NameRefused = meta.story({
  tags: ['!autodocs'],
  args: { panel: { mode: 'naming', naming: 'saveAs', name: 'London', isSubmitted: true } },
});

/** At the end of a line the panel aligns with the end of its button. */
export const AlignedEnd = meta.story({
  args: {
    align: 'end',
    panel: { mode: 'naming', naming: 'rename', name: 'Contracts that end this quarter', isSubmitted: false },
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'end' }}>{Story()}</div>],
});

/** The form starts with the name. The view may keep it. */
export const Renamed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const saved = savedViews(canvasElement, userEvent);
    await saved.act('rename');
    await expect(canvas.getByRole('textbox')).toHaveValue('Contracts that end this quarter');
    await saved.cancel();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await saved.act('rename');
    await saved.submitName('Ending soon');
    await expect(args.onRename).toHaveBeenLastCalledWith('ending', 'Ending soon');
    await saved.press();
    await expect(saved.views()).toContain('Ending soon');
  },
});

/** Deletes at once. The caller offers to undo it. */
export const DefaultAndDelete = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const saved = savedViews(canvasElement, userEvent);
    await saved.act('setDefault');
    await expect(args.onDefaultChange).toHaveBeenLastCalledWith('ending');
    await saved.act('delete');
    await expect(args.onDelete).toHaveBeenLastCalledWith('ending');
    await expect(canvas.getByRole('button')).not.toHaveTextContent('Contracts that end this quarter');
    await saved.press();
    await expect(saved.views()).toHaveLength(views.length);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    views: [{ id: 'long', name: 'Verbindungsqualität'.repeat(8) }, ...views],
    currentId: 'long',
    isModified: true,
    panel: { mode: 'list' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
