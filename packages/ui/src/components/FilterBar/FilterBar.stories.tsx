import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { downloadIcon, searchIcon } from '../../icons/index.ts';
import { combobox, dateRangeField, filterBar } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { matching, sites } from '../Combobox/Combobox.fixtures.tsx';
import { Combobox, useComboboxState } from '../Combobox/Combobox.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { serviceFilters } from './FilterBar.fixtures.ts';
import { FilterBar, useFilterBarState, type FilterBarProps } from './FilterBar.tsx';

const focused = () => document.activeElement?.textContent;

function Stateful({ value: start, openId: startOpen, onChange, ...rest }: FilterBarProps) {
  const [value, setValue] = useState(start);
  return (
    <FilterBar
      {...rest}
      {...useFilterBarState(startOpen)}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

/** A bar whose sites and days are chosen by controls of their own. */
function WithControls({ value: start, onChange, ...rest }: FilterBarProps) {
  const [value, setValue] = useState(start);
  const site = sites.find(({ id }) => id === value['site']?.[0]) ?? null;
  const { props, query } = useComboboxState(site);
  function change(next: Record<string, string>): void {
    const entries = Object.entries({ ...firstOf(value), ...next }).filter(([, text]) => text !== '');
    const changed = Object.fromEntries(entries.map(([id, text]) => [id, [text]]));
    setValue(changed);
    onChange(changed);
  }
  return (
    <FilterBar
      {...rest}
      {...useFilterBarState('more')}
      inlineFilters={0}
      value={value}
      onChange={(next) => change({ site: '', from: '', until: '', ...firstOf(next) })}
      filters={[
        {
          id: 'site',
          label: 'Site',
          options: sites.map(({ id, label }) => ({ value: id, label })),
          control: (
            <Field label="Site">
              <Combobox
                {...props}
                value={site}
                results={{ status: 'ready', options: matching(sites, query) }}
                onSelect={(option) => change({ site: option?.id ?? '' })}
              />
            </Field>
          ),
        },
        {
          id: 'from',
          label: 'Opened from',
          options: [],
          control: (
            <DateRangeField
              label="Opened"
              value={{ start: value['from']?.[0] ?? '', end: value['until']?.[0] ?? '' }}
              onValueChange={({ start: from, end: until }) => change({ from, until })}
            />
          ),
        },
        { id: 'until', label: 'Opened until', options: [], control: null },
      ]}
    />
  );
}

function firstOf(value: FilterBarProps['value']): Record<string, string> {
  return Object.fromEntries(Object.entries(value).map(([id, [first = '']]) => [id, first]));
}

const search = (
  <TextField type="search" icon={searchIcon} aria-label="Search services" placeholder="Name or circuit" />
);

const meta = preview.meta({
  title: 'Data/FilterBar',
  component: FilterBar,
  parameters: {
    layout: 'padded',
  },
  args: {
    filters: serviceFilters,
    value: {},
    onChange: fn(),
    openId: null,
    onOpenChange: fn(),
    search,
    actions: <Button icon={downloadIcon}>Export</Button>,
    resultCount: '9,874 services',
  },
  argTypes: { search: { control: false }, actions: { control: false }, resultCount: { control: false } },
  render: (args) => <Stateful {...args} />,
});

export const Idle = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await bar.toggle('Status', 'Live');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['live'] });
    await bar.toggle('Status', 'Suspended');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['live', 'suspended'] });
    await expect(bar.options('Status').map(({ isSelected }) => isSelected)).toEqual([true, false, true]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');

    // An option without results can be selected.
    await bar.toggle('Waiting for', 'A supplier');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: ['live', 'suspended'],
      waitingFor: ['thirdParty'],
    });
    await userEvent.keyboard('{Escape}');

    // Typing and Enter in the search leave the filters alone.
    await userEvent.type(canvas.getByRole('searchbox'), 'bristol{Enter}');
    await expect(bar.chips()).toHaveLength(3);
  },
});

/** Focus moves to the chip that takes the place of the removed one, and at last to the bar. */
const filtered = { waitingFor: ['you'], status: ['live', 'inDelivery'], term: ['90'], tab: ['mine'] };

export const Filtered = meta.story({
  args: { value: filtered },
  play: async ({ canvasElement, userEvent }) => {
    const chips = filterBar(canvasElement, userEvent).chips();
    await expect(chips[1]).toContain('Live');
    await expect(chips).toHaveLength(4);
  },
});

/** Focus moves to the next chip, and at last to the filters. */
export const ChipByChip = meta.story({
  tags: ['!autodocs'],
  args: { value: filtered },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    const [, live = '', inDelivery = '', term = ''] = bar.chips();
    await bar.remove(live);
    await waitFor(() => expect(focused()).toBe(inDelivery));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(term));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(bar.chips().at(-1)));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ tab: ['mine'] });
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
  },
});

export const ClearAll = meta.story({
  tags: ['!autodocs'],
  args: { value: { status: ['live'], product: ['sdwan', 'layer2'], tab: ['mine'] } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await bar.clearAll();
    await expect(args.onChange).toHaveBeenLastCalledWith({ tab: ['mine'] });
    await expect(bar.chips()).toEqual([]);
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
  },
});

/** Enter opens a filter, Space selects, Escape returns to its button. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { search: undefined },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.tab();
    const trigger = document.activeElement;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ waitingFor: ['you'] });
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(filterBar(canvasElement, userEvent).chips()).toHaveLength(1);
  },
});

export const MoreFilters = meta.story({
  args: { value: { product: ['layer2'], status: ['live'] }, openId: 'more' },
  parameters: { frame: { height: 480 } },
  play: async ({ canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await bar.toggle('Product', 'Layer 2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['live'] });
    await bar.toggle('Contract ends', 'Within 90 days');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['live'], term: ['90'] });
  },
});

/** A filter of many values has a control of its own. Two days are two filters with one control. */
export const OwnControls = meta.story({
  args: { value: { site: ['ber'], from: ['2026-11-01'] } },
  parameters: { frame: { height: 560 } },
  render: (args) => <WithControls {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toEqual(['Site: Berlin', 'Opened from: 2026-11-01']);
    await bar.open('Opened');
    const site = combobox(canvasElement, userEvent, 'Site');
    await site.type('Li');
    await site.choose('Lisbon');
    await expect(args.onChange).toHaveBeenLastCalledWith({ site: ['lis'], from: ['2026-11-01'] });
    // The list of the combobox has closed, the panel has not.
    await dateRangeField(canvasElement, userEvent, 'Opened').end().fill('2026-11-21');
    const days = { from: ['2026-11-01'], until: ['2026-11-21'] };
    await expect(args.onChange).toHaveBeenLastCalledWith({ site: ['lis'], ...days });
    await bar.remove('Site: Lisbon');
    await expect(args.onChange).toHaveBeenLastCalledWith(days);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** In a narrow container one button opens all filters. */
export const Narrow = meta.story({
  args: { value: { status: ['live'] }, openId: 'more' },
  parameters: { frame: { height: 640 } },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await expect(canvas.queryAllByRole('button', { expanded: false })).toHaveLength(0);
    await expect(filterBar(canvasElement, userEvent).options('Status')[0]).toEqual({
      label: 'Live',
      isSelected: true,
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** One filter without counts, no search and no actions. */
export const Plain = meta.story({
  args: {
    inlineFilters: 1,
    filters: serviceFilters.slice(3),
    search: undefined,
    actions: undefined,
    resultCount: undefined,
  },
});

/** All filters are under one button. */
export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    inlineFilters: 0,
    value: { site: ['one', 'two'] },
    filters: [
      {
        id: 'site',
        label: 'The building or the campus that the service ends at',
        options: [
          { value: 'one', label: 'Verwaltungsgebäude'.repeat(8), count: 10_204 },
          { value: 'two', label: 'A site whose name goes on and on '.repeat(4), count: 3 },
        ],
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
