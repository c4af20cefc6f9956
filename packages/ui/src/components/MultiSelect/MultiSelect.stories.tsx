import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { multiSelect } from '../../testing/multiSelect.ts';
import { matching, services, sites } from '../Combobox/Combobox.fixtures.tsx';
import { Field } from '../Field/Field.tsx';
import { MultiSelect, useMultiSelectState, type MultiSelectProps } from './MultiSelect.tsx';

const [amsterdam, athens, berlin] = sites;
const three = [amsterdam, athens, berlin].filter((site) => site !== undefined);
const retry = fn<() => void>();

/** A field that holds its own state and filters `results` by the text. */
function SitesField({ values: first, open: isOpenAtFirst, results, ...rest }: MultiSelectProps) {
  const { props, query } = useMultiSelectState(first);
  const [open, setOpen] = useState(isOpenAtFirst);
  const isFiltered = results.status === 'ready' && results.total === undefined;
  return (
    <Field label="Sites" hint="All of them get the maintenance notice.">
      <MultiSelect
        {...rest}
        {...props}
        results={isFiltered ? { status: 'ready', options: matching(results.options, query) } : results}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          rest.onOpenChange(next, reason);
        }}
        onValuesChange={(values) => {
          props.onValuesChange(values);
          rest.onValuesChange(values);
        }}
      />
    </Field>
  );
}

const meta = preview.meta<MultiSelectProps, DecoratorFunction, MultiSelectProps>({
  title: 'Controls/MultiSelect',
  component: MultiSelect,
  parameters: {
    frame: { height: 460 },
  },
  argTypes: { results: { control: false }, values: { control: false } },
  args: {
    values: [],
    inputValue: '',
    open: false,
    results: { status: 'ready', options: sites },
    onValuesChange: fn(),
    onInputChange: fn(),
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 400 }}>{Story()}</div>],
  render: (args) => <SitesField {...args} />,
  beforeEach: () => void retry.mockClear(),
});

/** The list stays open for more choices, and the next letter starts another search. */
export const Closed = meta.story({
  args: { placeholder: 'Find sites' },
  play: async ({ canvasElement, args, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent, 'Sites');
    await field.type('ber');
    await expect(field.options()).toEqual(['Berlin', 'Bern']);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(field.values()).toEqual(['Berlin', 'Bern']);
    await expect(field.isOpen()).toBe(true);
    await userEvent.keyboard('par');
    await expect(field.input()).toHaveValue('par');
    await field.toggle('Paris');
    await expect(field.selected()).toEqual(['Paris']);
    await field.toggle('Paris');
    await expect(field.values()).toEqual(['Berlin', 'Bern']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(field.input()).toHaveValue('');
    await expect(field.input()).toHaveFocus();
  },
});

export const Open = meta.story({
  args: { open: true, values: three, selectAll: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent);
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(field.selected()).toEqual(['Amsterdam', 'Athens', 'Berlin']);
    await field.selectAll();
    await expect(field.values()).toHaveLength(sites.length);
    await field.selectAll();
    await expect(args.onValuesChange).toHaveBeenCalledOnce();
    await field.clearAll();
    await expect(field.values()).toEqual([]);
    await expect(field.input()).toHaveFocus();
    await expect(field.isOpen()).toBe(true);
  },
});

/** Each chip is a button that removes its option. Backspace in an empty input removes the last one. */
export const Chips = meta.story({
  args: { values: three, labels: { remove: 'Take out {label}', selection: 'Sites of the notice' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent);
    await expect(canvas.getByRole('list', { name: 'Sites of the notice' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take out Amsterdam' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field.values()).toEqual(['Athens', 'Berlin']);
    await expect(field.input()).toHaveFocus();
    await userEvent.keyboard('x{Backspace}');
    await expect(field.values()).toEqual(['Athens', 'Berlin']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([athens]);
    await field.remove('Athens');
    await expect(field.values()).toEqual([]);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Select all leaves out disabled options. Selected options stay first. */
export const Grouped = meta.story({
  args: {
    open: true,
    selectAll: true,
    values: services.slice(3, 4),
    results: { status: 'ready', options: services },
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent);
    await expect(field.groups()).toEqual(['Connectivity', 'Voice']);
    await field.selectAll();
    await expect(args.onValuesChange).toHaveBeenCalledOnce();
    await expect(field.values()).toEqual([
      'SIP trunk',
      'Internet access 500',
      'Internet access 1000',
      'Number range',
    ]);
  },
});

const labels = {
  empty: 'No site matches',
  retry: 'Retry',
  narrow: 'Keep typing to narrow {total} sites',
};

export const Empty = meta.story({
  args: { open: true, selectAll: true, results: { status: 'ready', options: [] }, labels },
  play: async ({ canvasElement, userEvent }) => {
    await expect(multiSelect(canvasElement, userEvent).message()).toBe(labels.empty);
  },
});

export const Loading = meta.story({ args: { open: true, values: three, results: { status: 'loading' } } });

export const Idle = meta.story({ tags: ['!autodocs'], args: { open: true, results: { status: 'idle' } } });

export const Failed = meta.story({
  args: {
    open: true,
    labels,
    results: { status: 'error', message: 'The sites could not be loaded.', onRetry: retry },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.retry }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(multiSelect(canvasElement, userEvent).input()).toHaveFocus();
  },
});

const many = Array.from({ length: 120 }, (_, index) => ({
  id: String(index),
  label: `NL-AMS-${2000 + index}`,
}));

/** The chips scroll. Select all is hidden, because the list is not complete. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    selectAll: true,
    values: many.slice(0, 40),
    results: { status: 'ready', options: many, total: 9874 },
    labels,
  },
  play: async ({ canvasElement, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent);
    await expect(field.options()).toHaveLength(100);
    await expect(field.message()).toMatch(/^Keep typing to narrow \S+ sites$/);
    await expect(field.selectAll()).rejects.toThrow('There is no button that selects all options here.');
    const frame = canvasElement.querySelector('[data-multiselect]')?.getBoundingClientRect();
    await expect(frame?.height).toBeLessThan(400);
  },
});

/** A text that has led to no choice stays, so that the form can say so. */
export const KeepText = meta.story({
  tags: ['!autodocs'],
  args: { keepText: true },
  play: async ({ canvasElement, userEvent }) => {
    const field = multiSelect(canvasElement, userEvent, 'Sites');
    await field.type('Nowhere');
    await userEvent.keyboard('{Escape}');
    await expect(field.input()).toHaveValue('Nowhere');
    await userEvent.clear(field.input());
    await field.type('par');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(field.input()).toHaveValue('');
    await expect(field.values()).toEqual(['Paris']);
  },
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Compact">
        <MultiSelect {...args} size="compact" values={three.slice(0, 1)} />
      </Field>
      <Field label="Invalid" error="Choose at least one site.">
        <MultiSelect {...args} size="regular" required />
      </Field>
      <Field label="Read-only">
        <MultiSelect {...args} readOnly open values={three} />
      </Field>
      <Field label="Disabled">
        <MultiSelect {...args} disabled open values={three} />
      </Field>
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeRequired();
    const fixed = canvas.getByRole('combobox', { name: 'Read-only' });
    await userEvent.click(fixed);
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    values: [
      { id: 'long', label: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3) },
      { id: 'longer', label: 'w'.repeat(120) },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
