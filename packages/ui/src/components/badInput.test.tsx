import fc from 'fast-check';
import { useState, type JSX, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sanitizeHtml } from '../sanitize/sanitizeHtml.ts';
import { tokenNumbers } from '../tokens/generated/tokens.ts';
import { AccordionItem } from './Accordion/Accordion.tsx';
import { AnnouncementBanner } from './AnnouncementBanner/AnnouncementBanner.tsx';
import { AsOf } from './AsOf/AsOf.tsx';
import { AsyncContent } from './AsyncContent/AsyncContent.tsx';
import { Avatar } from './Avatar/Avatar.tsx';
import {
  anyAddress,
  anyMistake,
  anyText,
  clear,
  expectHarmless,
  expectNoSidewaysScroll,
  expectWithin,
  painted,
  perhaps,
  show,
} from './badInput.fixtures.tsx';
import { BarList, type ChartData, type ChartItem } from './BarList/BarList.tsx';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Combobox } from './Combobox/Combobox.tsx';
import { CommandPalette } from './CommandPalette/CommandPalette.tsx';
import { ContactRolePopup, type RoleContact } from './ContactRolePopup/ContactRolePopup.tsx';
import { Calendar } from './Calendar/Calendar.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DescriptionList } from './DescriptionList/DescriptionList.tsx';
import { Donut } from './Donut/Donut.tsx';
import { FileList } from './FileList/FileList.tsx';
import { drawingTimeout, holdsWhenDrawn } from './drawn.fixtures.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Link } from './Link/Link.tsx';
import { ListToolbar } from './ListToolbar/ListToolbar.tsx';
import { MarketingPopup } from './MarketingPopup/MarketingPopup.tsx';
import { MultiSelect } from './MultiSelect/MultiSelect.tsx';
import { Meter } from './Meter/Meter.tsx';
import { MetricTile } from './MetricTile/MetricTile.tsx';
import { Sparkline } from './Sparkline/Sparkline.tsx';
import { StackedBar } from './StackedBar/StackedBar.tsx';
import { CopyButton } from './CopyButton/CopyButton.tsx';
import { DateTime } from './DateTime/DateTime.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { Money } from './Money/Money.tsx';
import { Popover } from './Popover/Popover.tsx';
import { RelativeTime } from './RelativeTime/RelativeTime.tsx';
import { StatusLabel } from './StatusLabel/StatusLabel.tsx';
import { Table, type TableColumn } from './Table/Table.tsx';
import { Tile } from './Tile/Tile.tsx';
import { TileGrid } from './TileGrid/TileGrid.tsx';
import { createViews } from './TopNav/TopNav.fixtures.tsx';
import {
  TopNav,
  type TopNavItem,
  type TopNavOpenId,
  type TopNavProfile,
  type TopNavProps,
} from './TopNav/TopNav.tsx';
import { WelcomePopup } from './WelcomePopup/WelcomePopup.tsx';

const widths = [1367, 360];

/** A text and an address without a space to wrap at, and a text and an address that run code if they are not escaped. */
const widest: [string, string] = ['x'.repeat(1_000), `/${'x'.repeat(1_000)}`];
const mostHostile: [string, string] = [
  '"><img src=x onerror="window.hasRun=true">',
  'javascript:window.hasRun=true',
];
const nothing = (): void => undefined;

afterEach(clear);

const id = perhaps(fc.constantFrom('one', 'two', 'three', '#menu', '#profile', '', '"]', '\n'));

const entry = fc.record(
  {
    kind: perhaps(fc.constantFrom('link', 'external', 'disabled')),
    id,
    label: perhaps(anyText),
    href: anyAddress,
    description: perhaps(anyText),
    current: anyMistake,
  },
  { requiredKeys: [] },
);

const entries = perhaps(fc.array(perhaps(entry), { maxLength: 6 }));

const parent = fc.record(
  {
    kind: fc.constant('parent'),
    id,
    label: perhaps(anyText),
    submenu: perhaps(
      fc.record({ status: perhaps(fc.constantFrom('ready', 'loading', 'error')), items: entries }),
    ),
  },
  { requiredKeys: ['kind'] },
);

const many: TopNavItem[] = Array.from({ length: 200 }, (_, index) => ({
  kind: 'link',
  id: String(index),
  label: `Service ${index}`,
  href: `/services/${index}`,
}));

const items = fc.oneof(
  { weight: 8, arbitrary: perhaps(fc.array(perhaps(fc.oneof(entry, parent)), { maxLength: 8 })) },
  { weight: 1, arbitrary: fc.constant(many) },
  {
    weight: 1,
    arbitrary: fc.constant([
      { kind: 'parent', id: 'p', label: 'All', submenu: { status: 'ready', items: many } },
    ]),
  },
);

const barData = fc.record({
  navigation: perhaps(fc.record({ status: fc.constant('ready'), items })),
  profile: fc.record({ name: perhaps(anyText), email: perhaps(anyText), items: entries }),
  view: perhaps(fc.constantFrom('apollo', 'artemis', 'constructor')),
});

type BarData = { navigation: unknown; profile: object; view: unknown };

function AnyBar({ navigation, profile, view }: BarData): JSX.Element {
  const [openId, setOpenId] = useState<TopNavOpenId>(null);
  return (
    <TopNav
      openId={openId}
      onOpenChange={setOpenId}
      navigation={navigation as TopNavProps['navigation']}
      onSearch={nothing}
      profile={{ ...profile, onLogOut: nothing } as TopNavProfile}
      viewSwitcher={{ current: view as string, views: createViews(nothing) }}
    />
  );
}

/** Items with values that a server might send by mistake. */
function chartData(label: string, href: string): ChartData<ChartItem> {
  const values = [7, 0, -3, Number.NaN, null, '12' as unknown as number];
  return {
    status: 'ready',
    items: values.map((value, index) => ({ id: String(index), label, value, href })),
  };
}

/** Invalid contacts. */
function nobody(text: string): RoleContact[] {
  return [null, text, {}] as RoleContact[];
}

function inAttribute(address: unknown): string {
  return typeof address === 'string' ? address.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : '';
}

const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

function visibleTriggers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('nav [aria-expanded]')].filter(visible);
}

function expectBarHolds(): void {
  expectHarmless();
  const bar = document.querySelector('nav')?.getBoundingClientRect();
  expect(bar?.height).toBe(tokenNumbers.size.bar);
  expect(bar?.width).toBe(document.documentElement.clientWidth);
  expectNoSidewaysScroll();
  for (const target of [...document.querySelectorAll('nav :is(a, button)')].filter(visible)) {
    expect(target.textContent + (target.getAttribute('aria-label') ?? ''), 'it has a name').not.toBe('');
    const { left, right } = target.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  for (const panel of document.querySelectorAll('[data-panel]')) expectWithin(panel);
}

/** Opens every menu in turn, including those in the sheet. */
async function openAll(): Promise<void> {
  for (let place = 0; place < Math.min(visibleTriggers().length, 7); place += 1) {
    visibleTriggers()[place]?.click();
    await painted();
    expectBarHolds();
    if (visibleTriggers().filter((each) => each.ariaExpanded === 'true').length === 0) return;
  }
}

/** Renders pages of the examples, and then of random data. */
function check<Data>(
  numRuns: number,
  data: fc.Arbitrary<Data>,
  draw: (data: Data) => Promise<void>,
  examples: readonly Data[] = [],
): Promise<boolean> {
  const runs = { numRuns, examples: examples.map((example): [Data] => [example]) };
  return holdsWhenDrawn(fc.asyncProperty(data, draw), runs, 200 * numRuns);
}

type Row = { text: string; address: string };

const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'Circuit', cell: linkCell },
  { id: 'text', header: 'Site', cell: ({ text }) => text },
];

function linkCell({ text, address }: Row): JSX.Element {
  return <Link href={address}>{text}</Link>;
}

describe.each(widths)('at %d px', (width) => {
  it(
    'TopNav renders any data without breaking its layout',
    async () => {
      await page.viewport(width, 800);
      const held = await check(8, barData, async (data) => {
        await show(<AnyBar {...data} />);
        expectBarHolds();
        await openAll();
      });
      expect(held).toBe(true);
    },
    drawingTimeout,
  );

  const drawings: Record<string, (text: string, address: string) => ReactElement> = {
    Link: (text, address) => <Link href={address}>{text}</Link>,
    'Link to another site': (text, address) => (
      <Link external href={address}>
        {text}
      </Link>
    ),
    ButtonLink: (_text, address) => <ButtonLink href={address}>Read more</ButtonLink>,
    Tile: (text, address) => (
      <TileGrid>
        <Tile href={address} title={text} text={text} />
      </TileGrid>
    ),
    Breadcrumbs: (text, address) => (
      <Breadcrumbs items={[{ id: 'one', label: text, href: address }]} current={text} />
    ),
    Calendar: (text) => (
      <Calendar value={text} today={text} min={text} unavailableReason={() => text} onValueChange={nothing} />
    ),
    DateField: (text) => (
      <DateField
        aria-label="Day"
        value={text}
        max={text}
        unavailableReason={() => text}
        presets={[{ id: 'one', label: text, value: text }]}
        onValueChange={nothing}
      />
    ),
    FileList: (text, address) => (
      <FileList
        files={[
          { id: 'one', name: text, sizeBytes: Number(text), state: 'ready', href: address },
          { id: 'two', name: text, state: 'failed', reason: text },
        ]}
        onRemove={nothing}
      />
    ),
    DescriptionList: (text) => (
      <DescriptionList items={[{ id: 'one', term: 'Circuit', description: text }]} />
    ),
    FilterBar: (text) => (
      <FilterBar
        filters={[{ id: 'one', label: text, options: [{ value: text, label: text, count: Number(text) }] }]}
        value={{ one: [text, 'two'], [text]: [text] }}
        onChange={nothing}
        openId={null}
        onOpenChange={nothing}
      />
    ),
    Table: (text, address) => (
      <Table
        caption="Circuits"
        columns={columns}
        data={{ status: 'ready', rows: [{ text, address }] }}
        rowId={() => 'one'}
      />
    ),
    Combobox: (text) => (
      <Combobox
        aria-label="Site"
        value={{ id: `id ${text}`, label: text }}
        onSelect={nothing}
        inputValue="Ber"
        onInputChange={nothing}
        open
        onOpenChange={nothing}
        results={{
          status: 'ready',
          options: [{ id: `id ${text}`, label: text, description: text, group: text }],
          total: 2,
        }}
      />
    ),
    MultiSelect: (text) => (
      <MultiSelect
        aria-label="Sites"
        values={[{ id: `id ${text}`, label: text }]}
        onValuesChange={nothing}
        inputValue=""
        onInputChange={nothing}
        open
        onOpenChange={nothing}
        results={{ status: 'error', message: text, onRetry: nothing }}
      />
    ),
    CommandPalette: (text) => (
      <CommandPalette
        open
        onClose={nothing}
        inputValue="Ber"
        onInputChange={nothing}
        results={{
          status: 'ready',
          items: [{ id: `id ${text}`, label: text, description: text, group: text, shortcut: [text] }],
        }}
        notice={text}
        onSelect={nothing}
      />
    ),
    BarList: (text, address) => <BarList label={text} data={chartData(text, address)} />,
    StackedBar: (text, address) => <StackedBar label={text} data={chartData(text, address)} />,
    Donut: (text, address) => <Donut label={text} data={chartData(text, address)} />,
    Sparkline: (text) => (
      <Sparkline
        label={text}
        data={{
          status: 'ready',
          points: [
            { label: text, value: 3 },
            { label: text, value: 1 },
          ],
        }}
      />
    ),
    Meter: (text) => (
      <Meter label={text} data={{ status: 'ready', value: 80 }} thresholds={[{ from: 50, label: text }]} />
    ),
    MetricTile: (text, address) => (
      <MetricTile
        label={text}
        href={address}
        data={{ status: 'ready', value: 7, change: { value: 1, period: text } }}
      />
    ),
    values: (text, address) => (
      <>
        <StatusLabel>{text}</StatusLabel>
        <AsyncContent state={{ status: 'failed', reference: text }} placeholder={null}>
          {() => null}
        </AsyncContent>
        <AsyncContent
          state={{ status: 'failed', reference: text, data: text, receivedAt: text as unknown as number }}
          placeholder={null}
        >
          {(data) => data}
        </AsyncContent>
        <AsOf receivedAt={text as unknown as number} onRefresh={nothing} />
        <AsOf receivedAt={Number.NaN} onRefresh={nothing} />
        <Money amount={text as unknown as number} currency="GBP" />
        <Money amount={120_050} currency={text} locale={text} />
        <DateTime value={text} end={text} />
        <DateTime value={0} format="dateTime" showZone timeZone={text} />
        <RelativeTime value={text} now={0} />
        <Avatar name={text} src={address} />
        <CopyButton value={text} />
      </>
    ),
    ListToolbar: (text) => (
      <ListToolbar
        filters={text}
        rowIds={[text, text]}
        selection={{ selectedIds: [text, ''], onSelectionChange: nothing, actions: <Button>{text}</Button> }}
      />
    ),
    Accordion: (text) => (
      <AccordionItem title={text} status={text} defaultOpen>
        {text}
      </AccordionItem>
    ),
    Popover: (text) => (
      <Popover trigger={<Button>{text}</Button>} title={text} open onOpenChange={nothing}>
        {text}
      </Popover>
    ),
    Drawer: (text) => (
      <Drawer open title={text} actions={<Button>{text}</Button>} onClose={nothing}>
        {text}
      </Drawer>
    ),
    AnnouncementBanner: (text, address) => (
      <AnnouncementBanner html={sanitizeHtml(`${text}<a href="${inAttribute(address)}">more</a>`)} />
    ),
    MarketingPopup: (text, address) => (
      <MarketingPopup
        open
        content={{ status: 'ready', html: sanitizeHtml(`<p>${text}</p>`) }}
        image={address}
        onClose={nothing}
      />
    ),
    'MarketingPopup that failed': (text) => (
      <MarketingPopup open content={{ status: 'error', message: text }} onClose={nothing} />
    ),
    ContactRolePopup: (text) => (
      <ContactRolePopup
        open
        load={{
          status: 'ready',
          contacts: {
            mso: [{ email: text, salesforceId: text }, { email: text, salesforceId: 'two' }, ...nobody(text)],
            supportPrimary: nobody(text),
          },
        }}
        values={{ mso: text }}
        submit={{ status: 'error', message: text }}
        onValuesChange={nothing}
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
    'ContactRolePopup that failed': (text) => (
      <ContactRolePopup
        open
        load={{ status: 'error', message: text }}
        values={{}}
        onValuesChange={nothing}
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
    WelcomePopup: (text) => (
      <WelcomePopup open step={text as unknown as number} onStepChange={nothing} onClose={nothing} />
    ),
  };
  const words = fc.oneof(anyText, fc.constantFrom(null, undefined, 17));

  it.each(Object.entries(drawings))(
    '%s renders any data without breaking its layout',
    async (_name, draw) => {
      await page.viewport(width, 800);
      const held = await check(
        4,
        fc.tuple(words, anyAddress),
        async ([text, address]) => {
          await show(draw(text as string, address as string));
          expectHarmless();
          expectNoSidewaysScroll();
        },
        [widest, mostHostile],
      );
      expect(held).toBe(true);
    },
    drawingTimeout,
  );
});
