import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { combobox } from '../../testing/combobox.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { Combobox, useComboboxState, type ComboboxProps, type ComboboxResults } from './Combobox.tsx';
import { matching, services, sites } from './Combobox.fixtures.tsx';

const berlin = sites[2] ?? null;
const retry = fn<() => void>();
const closeDialog = fn<() => void>();

type StatefulProps = Partial<ComboboxProps> & Pick<ComboboxProps, 'results'>;

/** A field that holds its own state and filters `results` by the text. */
function SiteField({ value: first = null, open: isOpenAtFirst = false, results, ...rest }: StatefulProps) {
  const { props, query } = useComboboxState(first);
  const [open, setOpen] = useState(isOpenAtFirst);
  const isFiltered = results.status === 'ready' && results.total === undefined;
  const options = isFiltered ? matching(results.options, query) : [];
  return (
    <Field label="Site" hint="Where the service ends.">
      <Combobox
        {...rest}
        {...props}
        results={isFiltered ? { status: 'ready', options } : results}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          rest.onOpenChange?.(next, reason);
        }}
        onSelect={(option) => {
          props.onSelect(option);
          rest.onSelect?.(option);
        }}
        onInputChange={(text) => {
          props.onInputChange(text);
          rest.onInputChange?.(text);
        }}
      />
    </Field>
  );
}

const meta = preview.meta<ComboboxProps, DecoratorFunction, ComboboxProps>({
  title: 'Controls/Combobox',
  component: Combobox,
  parameters: {
    frame: { height: 460 },
  },
  argTypes: { results: { control: false }, value: { control: false } },
  args: {
    value: null,
    inputValue: '',
    open: false,
    results: { status: 'ready', options: sites },
    onSelect: fn(),
    onInputChange: fn(),
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 400 }}>{Story()}</div>],
  render: (args) => <SiteField {...args} />,
  beforeEach: () => {
    retry.mockClear();
    closeDialog.mockClear();
  },
});

export const Closed = meta.story({
  args: { placeholder: 'Find a site' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const site = combobox(canvasElement, userEvent, 'Site');
    await expect(site.input()).toHaveAccessibleName('Site');
    await expect(site.input()).toHaveAccessibleDescription('Where the service ends.');
    await expect(site.isOpen()).toBe(false);
    await site.type('ber');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger');
    await expect(site.options()).toEqual(['Berlin', 'Bern'].filter((city) => /ber/i.test(city)));
    await expect(site.active()).toBe('Berlin');
    await userEvent.click(site.option('Bern'));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'brn' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'select');
    await expect(site.value()).toBe('Bern');
    await expect(site.input()).toHaveFocus();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
});

/** The selected option is active and in view. All options are listed, because the user has not typed. */
export const Open = meta.story({
  args: { open: true, value: sites[10] ?? null },
  play: async ({ canvasElement, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await expect(site.options()).toHaveLength(sites.length);
    await expect(site.selected()).toEqual(['Milan']);
    await expect(site.active()).toBe('Milan');
    const list = site.option('Milan').parentElement?.getBoundingClientRect();
    await waitFor(() =>
      expect(site.option('Milan').getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.bottom ?? 0),
    );
    const input = site.input().parentElement?.getBoundingClientRect();
    await expect(list?.width).toBeLessThanOrEqual(input?.width ?? 0);
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: berlin },
  play: async ({ canvasElement, args, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await userEvent.tab();
    await expect(site.isOpen()).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'arrow-key');
    await expect(site.active()).toBe('Berlin');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(site.active()).toBe('Paris');
    await userEvent.keyboard('{PageUp}');
    await expect(site.active()).toBe('Athens');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(site.active()).toBe('Amsterdam');
    // Home and End stay with the text.
    await userEvent.keyboard('{End}');
    await expect(site.active()).toBe('Amsterdam');
    // The text is the name of the selection again.
    await userEvent.keyboard('x{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(site.value()).toBe('Berlin');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(site.isOpen()).toBe(true);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(site.isOpen()).toBe(false);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(site.value()).toBe('Bern');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'focus-out');
    await expect(site.value()).toBe('Bern');
  },
});

/** The button clears the selection, too. A press outside closes the list. */
export const WithButtons = meta.story({
  tags: ['!autodocs'],
  args: { value: berlin, labels: { clear: 'Clear the site', showOptions: 'Show the sites' } },
  render: (args) => (
    <>
      <SiteField {...args} />
      <p>Sites are added by your administrator.</p>
    </>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    const button = canvas.getByRole('button', { name: 'Show the sites' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(site.input()).toHaveFocus();
    await userEvent.click(button);
    await expect(site.isOpen()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the site' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(site.value()).toBe('');
    await expect(site.input()).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByText(/^Sites are added/));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'click-away');
    await expect(site.isOpen()).toBe(false);
  },
});

/** Enter and Space do not choose a disabled option. Its description says why. */
export const Grouped = meta.story({
  args: { open: true, results: { status: 'ready', options: services } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const service = combobox(canvasElement, userEvent);
    await expect(service.groups()).toEqual(['Connectivity', 'Voice']);
    await expect(canvas.getByRole('group', { name: 'Voice' })).toHaveTextContent('SIP trunk');
    await service.press('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(service.active()).toBe('Ethernet line');
    await expect(service.option('Ethernet line')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(service.option('Ethernet line'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(service.isOpen()).toBe(true);
  },
});

const labels = {
  idle: 'Type a circuit or a street',
  empty: 'No site matches',
  narrow: 'Keep typing to narrow {total} sites',
  loading: 'Loading sites',
  retry: 'Retry',
};

export const Idle = meta.story({
  tags: ['!autodocs'],
  args: { open: true, results: { status: 'idle' }, labels },
  play: async ({ canvasElement, userEvent }) => {
    await expect(combobox(canvasElement, userEvent).message()).toBe(labels.idle);
  },
});

/** Enter waits for the options, and keeps the text. */
export const Loading = meta.story({
  args: { open: true, results: { status: 'loading' }, labels },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await site.type('ber');
    await userEvent.keyboard('{Enter}');
    await expect(site.value()).toBe('ber');
    await expect(site.isOpen()).toBe(true);
    await expect(canvasElement.querySelector('[role="listbox"]')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(labels.loading));
  },
});

export const Empty = meta.story({
  args: { open: true, results: { status: 'ready', options: [] }, labels },
  play: async ({ canvasElement, userEvent }) => {
    await expect(combobox(canvasElement, userEvent).message()).toBe(labels.empty);
  },
});

export const Failed = meta.story({
  args: {
    open: true,
    results: { status: 'error', message: 'The sites could not be loaded.', onRetry: retry },
    labels,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await expect(site.message()).toBe('The sites could not be loaded.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(site.input()).toHaveFocus();
    await expect(site.isOpen()).toBe(true);
  },
});

const circuits = Array.from({ length: 140 }, (_, index) => ({
  id: String(index),
  label: `NL-AMS-${2000 + index}`,
}));

/** A hundred options at most are rendered. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: { open: true, results: { status: 'ready', options: circuits, total: 9874 }, labels },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const circuit = combobox(canvasElement, userEvent);
    await expect(circuit.options()).toHaveLength(100);
    await expect(circuit.message()).toMatch(/^Keep typing to narrow \S+ sites$/);
    await circuit.press('{ArrowUp}');
    const option = circuit.option('NL-AMS-2099');
    const list = option.parentElement?.getBoundingClientRect();
    await expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Keep typing/));
  },
});

/** Responds to a search as a server does, to the shorter text later than to the longer one. */
function ServerSearch(args: ComboboxProps) {
  const { props, query } = useComboboxState();
  const [results, setResults] = useState<ComboboxResults>({ status: 'idle' });
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(
      () => setResults({ status: 'ready', options: matching(sites, query) }),
      query.length > 2 ? 20 : 120,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Field label="Site">
      <Combobox
        {...args}
        {...props}
        results={results}
        onInputChange={(text) => {
          props.onInputChange(text);
          setResults({ status: text === '' ? 'idle' : 'loading' });
        }}
      />
    </Field>
  );
}

export const FromAServer = meta.story({
  tags: ['!autodocs'],
  render: (args) => <ServerSearch {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const site = combobox(canvasElement, userEvent, 'Site');
    await site.type('lon');
    await site.found('London');
    await expect(site.active()).toBe('London');
    await userEvent.keyboard('{Enter}');
    await expect(site.value()).toBe('London');
  },
});

/** A text that is no option stays. The best match is not chosen automatically. */
export const FreeText = meta.story({
  args: { freeText: true, value: berlin },
  play: async ({ canvasElement, args, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await site.type('Ber');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(site.active()).toBeNull();
    await userEvent.keyboard('gen{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'select');
    await expect(site.value()).toBe('Bergen');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect(site.value()).toBe('Berge');
  },
});

/** A text that is not chosen stays, so that the form can say so. Escape brings the selection back. */
export const KeepText = meta.story({
  tags: ['!autodocs'],
  args: { keepText: true, value: berlin },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const site = combobox(canvasElement, userEvent);
    await userEvent.type(canvas.getByRole('combobox'), ' East{Escape}');
    await expect(site.value()).toBe('Berlin');
    await userEvent.type(canvas.getByRole('combobox'), ' East');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(site.value()).toBe('Berlin East');
    await site.type('Bern');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(site.value()).toBe('Bern');
  },
});

/** A disabled or read-only combobox does not open. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Compact">
        <Combobox {...args} size="compact" placeholder="Find a site" />
      </Field>
      <Field label="Invalid" error="Choose a site.">
        <Combobox {...args} size="regular" required inputValue="Ber" />
      </Field>
      <Field label="Read-only">
        <Combobox {...args} readOnly open value={berlin} inputValue="Berlin" />
      </Field>
      <Field label="Disabled">
        <Combobox {...args} disabled open value={berlin} inputValue="Berlin" />
      </Field>
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
    const fixed = canvas.getByRole('combobox', { name: 'Read-only' });
    await userEvent.click(fixed);
    await userEvent.keyboard('{ArrowDown}');
    await expect(fixed).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Escape closes the list, and the dialog only after that. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Dialog open title="Move the service" onClose={closeDialog} actions={<Button>Move</Button>}>
      <SiteField {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const site = combobox(document, userEvent, 'Site');
    await site.type('ber');
    await expect(site.options()).toEqual(['Berlin', 'Bern']);
    await userEvent.keyboard('{Escape}');
    await expect(site.isOpen()).toBe(false);
    await expect(closeDialog).not.toHaveBeenCalled();
    await site.choose('Lisbon');
    await expect(site.value()).toBe('Lisbon');
    await userEvent.keyboard('{Escape}');
    await expect(closeDialog).toHaveBeenCalledWith('escape');
  },
});

/** In a clipped box at the bottom of the window the list opens upwards. */
export const NeverCutOff = meta.story({
  tags: ['!autodocs'],
  args: { open: true, 'aria-label': 'Site' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 16, blockSize: 72, overflow: 'hidden' }}
      >
        {Story()}
      </div>
    ),
  ],
  render: (args) => <Combobox {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox').getBoundingClientRect();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(input.top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    const { left, top } = canvas.getAllByRole('option')[0]?.getBoundingClientRect() ?? input;
    const seen = document.elementFromPoint(left + 20, top + 10);
    await expect(canvas.getAllByRole('option')[0]?.contains(seen)).toBe(true);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    results: {
      status: 'ready',
      options: [
        {
          id: 'long',
          label: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
          description: 'NL-AMS-2041-'.repeat(12),
          group: 'w'.repeat(120),
        },
      ],
    },
    value: { id: 'long', label: 'w'.repeat(200) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
