import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent } from 'storybook/test';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { Field } from '../components/Field/Field.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { FileList } from '../components/FileList/FileList.tsx';
import { Table, type TableSort } from '../components/Table/Table.tsx';
import { TermsScreen, type TermsScreenStatus } from '../components/TermsScreen/TermsScreen.tsx';
import { Toasts, type Toast } from '../components/Toasts/Toasts.tsx';
import { TopNav, useTopNavState, type TopNavItem } from '../components/TopNav/TopNav.tsx';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { dateField, dialog, fileDrop, fileList, table, termsScreen, toasts, topNav } from './index.ts';

let host: HTMLDivElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

async function show(content: ReactNode): Promise<void> {
  root.render(<QuaysideProvider>{content}</QuaysideProvider>);
  await expect.poll(() => host.firstElementChild).not.toBeNull();
}

const items: TopNavItem[] = [
  { kind: 'link', id: 'dashboard', label: 'Dashboard', href: '#dashboard', current: true },
  {
    kind: 'parent',
    id: 'services',
    label: 'Services',
    submenu: {
      status: 'ready',
      items: [
        { kind: 'link', id: 'cases', label: 'Cases', href: '#cases', description: 'Orders being built' },
        { kind: 'external', id: 'status', label: 'Status', href: '#status' },
      ],
    },
  },
];
const answers = {
  onSearch: vi.fn<(keyword: string) => void>(),
  onLogOut: vi.fn<() => void>(),
  onSelect: vi.fn<(view: string) => void>(),
};

function Bar() {
  const state = useTopNavState();
  return (
    <TopNav
      {...state}
      navigation={{ status: 'ready', items }}
      onSearch={answers.onSearch}
      profile={{
        name: 'Amelia Hart',
        email: 'amelia@harbourline.example',
        items: [],
        onLogOut: answers.onLogOut,
      }}
      viewSwitcher={{
        current: 'apollo',
        views: ['apollo', 'artemis'].map((id) => ({
          id,
          label: id,
          onChoose: () => answers.onSelect(id),
        })),
      }}
    />
  );
}

describe.each([
  ['wide', 1400],
  ['short', 500],
])('the topNav page object in the %s layout', (_layout, width) => {
  beforeEach(async () => {
    await page.viewport(width, 800);
    location.hash = '';
    await show(<Bar />);
  });

  it('The topNav page object opens the menus that hide an item', async () => {
    const bar = topNav(host, userEvent);
    const panel = await bar.open('Services');
    expect(bar.panel()).toBe(panel);
    expect(bar.choices()).toEqual(['Cases', 'Status']);
    expect(bar.items()).toEqual(['Dashboard', 'Services']);
    expect(bar.current()).toBe('Dashboard');
    await bar.pressEscape();
    expect(bar.panel()).toBeNull();
    await bar.follow('Services', 'Cases');
    expect(location.hash).toBe('#cases');
    await bar.follow('Dashboard');
    expect(location.hash).toBe('#dashboard');
  });

  it('The topNav page object searches, logs out and switches the view', async () => {
    const bar = topNav(host, userEvent);
    await bar.search('circuit {4711} [a]');
    expect(answers.onSearch).toHaveBeenLastCalledWith('circuit {4711} [a]');
    await bar.chooseView('artemis');
    expect(answers.onSelect).toHaveBeenLastCalledWith('artemis');
    await bar.logOut();
    expect(answers.onLogOut).toHaveBeenCalledOnce();
    answers.onLogOut.mockClear();
  });

  it('The topNav page object names the existing items when one is missing', async () => {
    await expect(topNav(host, userEvent).follow('Reports')).rejects.toThrow(
      'There is no item in the bar "Reports" here. There is: "Dashboard", "Services".',
    );
  });
});

function Asking() {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => setOpen(true), 50)}>
        Withdraw
      </button>
      <ConfirmDialog open={open} title="Withdraw the order?" onConfirm={close} onCancel={close}>
        It has not been approved.
      </ConfirmDialog>
    </>
  );
}

it('The dialog page object waits for, reads and operates a dialog', async () => {
  await show(<Asking />);
  const question = dialog(document, userEvent);
  expect(question.isOpen()).toBe(false);
  expect(() => question.title()).toThrow('No dialog is open.');
  await expect(question.opened(50)).rejects.toThrow('No dialog has opened (waited 50 ms).');
  await userEvent.click(host.querySelector('button') ?? host);
  await question.opened();
  await expect.poll(() => question.title()).toBe('Withdraw the order?');
  expect(question.text()).toBe('It has not been approved.');
  expect(question.buttons()).toEqual(['Cancel', 'Confirm']);
  await expect(question.press('OK')).rejects.toThrow('There is: "Cancel", "Confirm".');
  await question.press('Confirm');
  await question.closed();
});

it('The termsScreen page object works in any language', async () => {
  const onAgree = vi.fn<() => void>();
  const onDisagree = vi.fn<() => void>();
  const draw = (status: TermsScreenStatus) =>
    show(
      <TermsScreen
        status={status}
        onAgree={onAgree}
        onDisagree={onDisagree}
        labels={{ agree: 'Ich stimme zu', disagree: 'Ich lehne ab', error: 'Das ging nicht.' }}
      >
        <button type="button">Print</button>
      </TermsScreen>,
    );
  const terms = termsScreen(host, userEvent);
  expect(terms.isShown()).toBe(false);
  await draw('ready');
  expect(terms.isShown()).toBe(true);
  await terms.agree();
  expect(onAgree).toHaveBeenCalledOnce();
  await terms.disagree();
  expect(onDisagree).toHaveBeenCalledOnce();
  expect(terms.error()).toBe('');
  await draw('error');
  await expect.poll(() => terms.status()).toBe('error');
  expect(terms.error()).toBe('Das ging nicht.');
});

it('The toasts page object reads toasts, presses their action and dismisses them', async () => {
  const onAction = vi.fn<() => void>();
  const onDismiss = vi.fn<(id: string, reason: string) => void>();
  const shown: Toast[] = [
    { id: 'saved', tone: 'positive', text: 'The quote is saved.', count: 3 },
    {
      id: 'gone',
      tone: 'info',
      title: 'Mara',
      text: 'was removed.',
      count: 1,
      action: { label: 'Undo', onAction },
    },
  ];
  await show(<Toasts toasts={shown} onDismiss={onDismiss} />);
  const messages = toasts(document, userEvent);
  expect(messages.shown()).toEqual([
    { text: 'The quote is saved.', tone: 'positive' },
    { text: 'Mara was removed.', tone: 'info' },
  ]);
  await messages.dismiss('saved');
  expect(onDismiss).toHaveBeenLastCalledWith('saved', 'close-button');
  await messages.act('Mara');
  expect(onAction).toHaveBeenCalledOnce();
  expect(() => messages.element('Sent')).toThrow('There is: "The quote is saved.", "Mara was removed."');
});

const onRenew = vi.fn<(id: string) => void>();

const renewButton = (id: string): ReactNode => (
  <button type="button" onClick={() => onRenew(id)}>
    Renew
  </button>
);

function Circuits() {
  const [sort, onSortChange] = useState<TableSort>({ columnId: 'circuit', direction: 'ascending' });
  const [selectedIds, onSelectionChange] = useState<string[]>([]);
  return (
    <Table
      caption="Circuits"
      columns={[
        { id: 'circuit', header: 'Circuit', cell: (id: string) => id, sortable: true },
        { id: 'site', header: 'Site', cell: (id: string) => id.slice(3, 6) },
      ]}
      data={{ status: 'ready', rows: ['NL-AMS-2041', 'GB-LON-0387'] }}
      rowId={(id) => id}
      sort={sort}
      onSortChange={onSortChange}
      selection={{ selectedIds, onSelectionChange }}
      rowActions={renewButton}
    />
  );
}

it('The table page object reads cells by header, sorts, selects and presses row actions', async () => {
  await show(<Circuits />);
  const circuits = table(document, userEvent, 'Circuits');
  expect(circuits.headers()).toEqual(['Circuit', 'Site']);
  expect(circuits.rows()).toEqual([
    { Circuit: 'NL-AMS-2041', Site: 'AMS' },
    { Circuit: 'GB-LON-0387', Site: 'LON' },
  ]);
  expect(circuits.sorted()).toEqual({ header: 'Circuit', direction: 'ascending' });
  await circuits.sortBy('Circuit');
  expect(circuits.sorted()).toEqual({ header: 'Circuit', direction: 'descending' });
  await circuits.toggle('GB-LON-0387');
  expect(circuits.selected()).toEqual(['GB-LON-0387']);
  await circuits.toggleAll();
  expect(circuits.selected()).toEqual(['NL-AMS-2041', 'GB-LON-0387']);
  await circuits.act('NL-AMS-2041', 'Renew');
  expect(onRenew).toHaveBeenCalledWith('NL-AMS-2041');
  expect(() => table(document, userEvent, 'Quotes').rows()).toThrow('There is: "Circuits".');
});

it('The dateField page object fills in a day, opens the calendar and names the existing fields', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await show(
    <Field label="Install date" hint="In the morning." optional>
      <DateField
        value="2026-11-26"
        min="2026-11-25"
        max="2027-01-31"
        unavailableReason={(date) => (date === '2026-12-25' ? 'a holiday' : undefined)}
        labels={{ between: '' }}
        onValueChange={onValueChange}
      />
    </Field>,
  );
  const field = dateField(host, userEvent, 'Install date');
  expect(field.description()).toBe('In the morning.');
  await field.fill('2026-12-01');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-01');
  const days = await field.openCalendar();
  await expect(days.previousMonth()).rejects.toThrow('There is no month to go to from 2026-11.');
  await days.choose('2027-01-04');
  expect(onValueChange).toHaveBeenLastCalledWith('2027-01-04');
  await expect(field.preset('Earliest')).rejects.toThrow(
    'There is no preset "Earliest" here. There is: none.',
  );
  expect(() => dateField(host, userEvent, 'Start').control()).toThrow(
    'There is no date field "Start" here. There is: "Install date".',
  );
});

it('The page objects of files add, retry and remove files, and name the existing ones', async () => {
  const onFiles = vi.fn<(accepted: File[]) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  const onRetry = vi.fn<(id: string) => void>();
  await show(
    <>
      <FileDrop aria-label="Attachments" onFiles={onFiles} />
      <FileList
        files={[
          { id: 'a', name: 'a.pdf', state: 'ready' },
          { id: 'b', name: 'b.pdf', state: 'failed', reason: 'Lost.' },
        ]}
        onRemove={onRemove}
        onRetry={onRetry}
      />
    </>,
  );
  const file = new File(['text'], 'c.txt');
  const drop = fileDrop(host);
  for (const add of [drop.choose, drop.drop, drop.paste]) {
    add([file]);
    expect(onFiles).toHaveBeenLastCalledWith([file], []);
  }
  expect(onFiles).toHaveBeenCalledTimes(3);
  const files = fileList(host, userEvent);
  expect(files.files()).toEqual([
    { name: 'a.pdf', state: 'ready' },
    { name: 'b.pdf', state: 'failed' },
  ]);
  expect(files.problem('b.pdf')).toMatch(/Lost\.$/);
  await files.retry('b.pdf');
  expect(onRetry).toHaveBeenLastCalledWith('b');
  await files.remove('a.pdf');
  expect(onRemove).toHaveBeenLastCalledWith('a');
  await expect(files.retry('a.pdf')).rejects.toThrow('The file "a.pdf" has no button to try again.');
  expect(() => files.row('d.pdf')).toThrow('There is no file "d.pdf" here. There is: "a.pdf", "b.pdf".');
});
