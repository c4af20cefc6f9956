import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { commandPalette } from '../../testing/commandPalette.ts';
import { Button } from '../Button/Button.tsx';
import { everything, recent } from './CommandPalette.fixtures.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { useCommandPaletteShortcut } from '../../index.ts';

const retry = fn<() => void>();

/** A page with a palette that filters its items. */
function PageWithPalette({
  isShortcutEnabled = true,
  ...args
}: CommandPaletteProps & { isShortcutEnabled?: boolean }) {
  const [open, setOpen] = useState(args.open);
  const [inputValue, setInputValue] = useState(args.inputValue);
  function show(): void {
    setInputValue('');
    setOpen(true);
  }
  useCommandPaletteShortcut(show, isShortcutEnabled);
  const wanted = inputValue.toLowerCase();
  const found = everything.filter(
    ({ label }) => typeof label === 'string' && label.toLowerCase().includes(wanted),
  );
  return (
    <main>
      <h1 tabIndex={-1}>Services</h1>
      <Button onClick={show}>Find</Button>
      <CommandPalette
        {...args}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          args.onClose(reason);
        }}
        inputValue={inputValue}
        onInputChange={(text) => {
          setInputValue(text);
          args.onInputChange(text);
        }}
        results={{ status: 'ready', items: inputValue === '' ? recent : found }}
        onSelect={(item, selection) => {
          if (!selection.newTab) setOpen(false);
          args.onSelect(item, selection);
        }}
      />
    </main>
  );
}

const meta = preview.meta<CommandPaletteProps, DecoratorFunction, CommandPaletteProps>({
  title: 'Dialogs/CommandPalette',
  component: CommandPalette,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 620 },
  },
  argTypes: { results: { control: false }, notice: { control: 'text' } },
  args: {
    open: true,
    inputValue: '',
    results: { status: 'ready', items: everything },
    onClose: fn(),
    onInputChange: fn(),
    onSelect: fn(),
  },
  beforeEach: () => {
    retry.mockClear();
  },
});

/** The recent items of the caller. */
export const Recent = meta.story({
  args: { results: { status: 'ready', items: recent }, labels: { input: 'Find', title: 'Find anything' } },
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeVisible());
    await expect(palette.groups()).toEqual(['Recent']);
    await expect(palette.active()).toBe('Case 20418');
    await palette.run('NL-AMS-2041');
    await expect(args.onSelect).toHaveBeenLastCalledWith(recent[1], { newTab: false });
  },
});

export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await waitFor(() => expect(palette.input()).toHaveFocus());
    await palette.close();
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
});

export const Results = meta.story({
  args: { inputValue: 'o', results: { status: 'ready', items: everything } },
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await expect(palette.groups()).toEqual(['Pages', 'Actions', 'Services', 'Quotes']);
    await userEvent.click(palette.option('New order'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.pointer({ target: palette.option('Q-20418'), keys: '[MouseMiddle]' });
    await expect(args.onSelect).toHaveBeenLastCalledWith(everything[7], { newTab: true });
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { inputValue: 'o' },
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await waitFor(() => expect(palette.input()).toHaveFocus());
    await expect(palette.active()).toBe('Cloud');
    await userEvent.keyboard('{ArrowUp}');
    await expect(palette.active()).toBe('Q-20418');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(palette.active()).toBe('Voice');
    await userEvent.keyboard('{End}');
    await expect(palette.active()).toBe('Q-20418');
    await userEvent.keyboard('{Home}{PageDown}{PageUp}');
    await expect(palette.active()).toBe('Cloud');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(everything[0], { newTab: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(everything[1], { newTab: false });
    // An unavailable item says why, and does not run.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(palette.active()).toBe('New order');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

const services = everything.filter(({ group }) => group === 'Services');
const pages = everything.filter(({ group }) => group === 'Pages');

function LateResults(args: CommandPaletteProps) {
  const [isLate, setIsLate] = useState(false);
  return (
    <CommandPalette
      {...args}
      results={
        isLate ? { status: 'ready', items: [...pages, ...services] } : { status: 'loading', items: services }
      }
      onInputChange={() => setIsLate(true)}
    />
  );
}

/** In its list, because the dialog itself may still move. */
function topInList(option: HTMLElement): number {
  const list = screen.getByRole('listbox').getBoundingClientRect();
  return Math.round(option.getBoundingClientRect().top - list.top);
}

/** Results that arrive late are added below those in sight, so that Enter runs the item that the user saw. */
export const Late = meta.story({
  tags: ['!autodocs'],
  args: { inputValue: 'o', notice: '2 of 3 sources responded' },
  render: (args) => <LateResults {...args} />,
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await waitFor(() => expect(palette.input()).toHaveFocus());
    await expect(palette.active()).toBe('NL-AMS-2041');
    const before = topInList(palette.option('NL-AMS-2041'));
    await userEvent.keyboard('x');
    await palette.found('Cloud');
    await expect(palette.groups()).toEqual(['Services', 'Pages']);
    await expect(palette.active()).toBe('NL-AMS-2041');
    await expect(topInList(palette.option('NL-AMS-2041'))).toBe(before);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(services[0], { newTab: false });
    await expect(palette.notice()).toBe('2 of 3 sources responded');
  },
});

/** Enter waits while the items match an older text. */
export const Stale = meta.story({
  tags: ['!autodocs'],
  args: { inputValue: 'voi', results: { status: 'ready', items: pages, query: 'vo' } },
  play: async ({ args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await waitFor(() => expect(palette.input()).toHaveFocus());
    await expect(palette.active()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
});

const labels = {
  loading: 'Searching everywhere',
  idle: 'Search for a circuit or a case',
  empty: 'Nothing is called “{query}”',
  retry: 'Retry',
};

export const Loading = meta.story({
  args: { inputValue: 'vo', results: { status: 'loading' }, labels },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(labels.loading));
  },
});

export const Idle = meta.story({
  tags: ['!autodocs'],
  args: { results: { status: 'ready', items: [] }, labels },
  play: async ({ userEvent }) => {
    await expect(commandPalette(document, userEvent).message()).toBe(labels.idle);
  },
});

export const Empty = meta.story({
  args: {
    inputValue: 'Verbindungsqualitätsüberwachungsdienst',
    results: { status: 'ready', items: [] },
    labels,
  },
  play: async ({ userEvent }) => {
    await expect(commandPalette(document, userEvent).message()).toBe(
      'Nothing is called “Verbindungsqualitätsüberwachungsdienst”',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Failed = meta.story({
  args: {
    inputValue: 'vo',
    results: { status: 'error', message: 'No source responded.', onRetry: retry },
    labels,
  },
  play: async ({ userEvent }) => {
    const palette = commandPalette(document, userEvent);
    await expect(palette.message()).toBe('No source responded.');
    await userEvent.click(screen.getByRole('button', { name: labels.retry }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(palette.input()).toHaveFocus();
  },
});

/** Control + K opens it. A press outside or the button closes it, and the page's focus returns. */
export const OnAPage = meta.story({
  args: { open: false, labels: { close: 'Close the palette' } },
  render: (args) => <PageWithPalette {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const palette = commandPalette(document, userEvent);
    const opener = canvas.getByRole('button', { name: 'Find' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await palette.opened();
    await waitFor(() => expect(palette.input()).toHaveFocus());
    await userEvent.keyboard('voice');
    await palette.found('Voice');
    await expect(palette.options()).toEqual(['Voice']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'page-voice' }), {
      newTab: false,
    });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await palette.opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close the palette' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await palette.opened();
    const layer = dialog.parentElement?.parentElement;
    if (layer) await userEvent.click(layer);
    await expect(args.onClose).toHaveBeenLastCalledWith('click-away');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await palette.opened();
    await waitFor(() => expect(palette.input()).toHaveFocus());
  },
});

export const ShortcutOff = meta.story({
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => <PageWithPalette {...args} isShortcutEnabled={false} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Find' }).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(commandPalette(document, userEvent).isOpen()).toBe(false);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    inputValue: 'nl',
    notice: 'Verbindungsqualitätsüberwachungsdienst '.repeat(4),
    results: {
      status: 'ready',
      items: [
        {
          id: 'long',
          label: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
          description: 'NL-AMS-2041-'.repeat(12),
          shortcut: ['G', 'Umschalttaste', 'V'],
          group: 'w'.repeat(120),
        },
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
