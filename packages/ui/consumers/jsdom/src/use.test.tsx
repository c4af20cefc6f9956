import {
  Button,
  ScrollToTop,
  Table,
  Toasts,
  TopNav,
  useToasts,
  useTopNavState,
  type TopNavItem,
} from '@quayside/ui';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { MenuButton } from '@quayside/ui/MenuButton';
import { dialog, table, toasts, topNav } from '@quayside/ui/testing';
import { Link } from '@quayside/ui/Link';
import { QuaysideProvider, type LinkComponentProps } from '@quayside/ui/theme';
import { Tooltip } from '@quayside/ui/Tooltip';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Link as RouterLink, MemoryRouter, Route, Routes } from 'react-router-dom';

const items: TopNavItem[] = [
  { kind: 'link', id: 'orders', label: 'Orders', href: '#orders', current: true },
  {
    kind: 'parent',
    id: 'support "desk"',
    label: 'Support',
    submenu: { status: 'ready', items: [{ kind: 'link', id: 'cases', label: 'Cases', href: '#cases' }] },
  },
];
// Each query by role makes jsdom compute styles, which is slow on a busy machine.
const patienceMs = 60_000;
const done: string[] = [];
const said: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  said.length = 0;
  console.error = (...words) => void said.push(words.join(' '));
  console.warn = console.error;
});

afterEach(() => {
  Object.assign(console, original);
  if (said.length > 0) throw new Error(`The console says: ${said.join('\n')}`);
});

function Bar() {
  return (
    <TopNav
      {...useTopNavState()}
      navigation={{ status: 'ready', items }}
      onSearch={(keyword) => done.push(`searched for ${keyword}`)}
      profile={{
        name: 'Amelia Stone',
        email: 'amelia@example.com',
        items: [],
        onLogOut: () => done.push('logged out'),
      }}
      viewSwitcher={{
        current: 'retail',
        views: [
          { id: 'retail', label: 'Retail', onChoose: () => done.push('chose retail') },
          { id: 'wholesale', label: 'Wholesale', onChoose: () => done.push('chose wholesale') },
          { id: 'partners', label: 'Partners', href: '#partners' },
        ],
      }}
    />
  );
}

function show(content: ReactElement): UserEvent {
  done.length = 0;
  render(<QuaysideProvider>{content}</QuaysideProvider>);
  return userEvent.setup();
}

it(
  'TopNav opens a menu and closes it on Escape',
  async () => {
    const user = show(<Bar />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const support = screen.getByRole('button', { name: 'Support' });
    expect(screen.queryByRole('link', { name: 'Cases' })).toBeNull();
    await user.click(support);
    expect(screen.getByRole('link', { name: 'Cases' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Cases' })).toBeNull();
    expect(document.activeElement).toBe(support);
  },
  patienceMs,
);

it(
  'TopNav works through its page object',
  async () => {
    const user = show(<Bar />);
    const bar = topNav(document, user);
    expect(bar.items()).toEqual(['Orders', 'Support']);
    expect(bar.current()).toBe('Orders');
    await bar.follow('Support', 'Cases');
    expect(location.hash).toBe('#cases');
    await bar.search('circuit');
    await bar.chooseView('wholesale');
    await bar.logOut();
    expect(done).toEqual(['searched for circuit', 'chose wholesale', 'logged out']);
  },
  patienceMs,
);

function Withdraw() {
  const [open, setOpen] = useState(false);
  const { add, ...queue } = useToasts();
  function withdraw(): void {
    setOpen(false);
    add({ tone: 'positive', text: 'The order is withdrawn.' });
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <ConfirmDialog
        open={open}
        title="Withdraw the order?"
        onConfirm={withdraw}
        onCancel={() => setOpen(false)}
      >
        It has not been approved.
      </ConfirmDialog>
      <Toasts {...queue} />
    </>
  );
}

it(
  'ConfirmDialog asks for confirmation, and a toast reports the result and can be dismissed',
  async () => {
    const user = show(<Withdraw />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const question = dialog(document, user);
    await question.opened();
    expect(screen.getByRole('alertdialog', { name: 'Withdraw the order?' })).toBeTruthy();
    await question.press('Confirm');
    await question.closed();
    expect(toasts(document, user).shown()).toEqual([{ text: 'The order is withdrawn.', tone: 'positive' }]);
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }));
    await toasts(document, user).dismiss('The order is withdrawn.');
    expect(toasts(document, user).shown()).toEqual([]);
  },
  patienceMs,
);

function Expiring() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setTimeout(() => setOpen(true), 30)}>Work on</Button>
      <ConfirmDialog
        open={open}
        title="Stay signed in?"
        onConfirm={() => setTimeout(() => setOpen(false), 30)}
        onCancel={() => setOpen(false)}
      >
        Your session ends soon.
      </ConfirmDialog>
    </>
  );
}

it(
  'The page object of a dialog waits for one that opens and closes later, without a warning of React about act',
  async () => {
    const user = show(<Expiring />);
    await user.click(screen.getByRole('button', { name: 'Work on' }));
    const question = dialog(document, user);
    await question.opened();
    await question.press('Confirm');
    await question.closed();
    expect(question.isOpen()).toBe(false);
  },
  patienceMs,
);

function Circuits() {
  const [selectedIds, onSelectionChange] = useState<string[]>([]);
  return (
    <Table
      caption="Circuits"
      columns={[{ id: 'circuit', header: 'Circuit', cell: (id: string) => id, sortable: true }]}
      data={{ status: 'ready', rows: ['NL-AMS-2041', 'GB-LON-0387'] }}
      rowId={(id) => id}
      onSortChange={({ columnId, direction }) => done.push(`sorted by ${columnId}, ${direction}`)}
      selection={{ selectedIds, onSelectionChange }}
    />
  );
}

it(
  'Table works through its page object',
  async () => {
    const user = show(<Circuits />);
    const circuits = table(document, user, 'Circuits');
    expect(circuits.rows()).toEqual([{ Circuit: 'NL-AMS-2041' }, { Circuit: 'GB-LON-0387' }]);
    await circuits.sortBy('Circuit');
    await circuits.toggle('GB-LON-0387');
    expect(circuits.selected()).toEqual(['GB-LON-0387']);
    expect(done).toEqual(['sorted by circuit, ascending']);
  },
  patienceMs,
);

function Routed({ href, ...rest }: LinkComponentProps) {
  return <RouterLink to={href} {...rest} />;
}

it(
  'Link opens the page of a router',
  async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <QuaysideProvider linkComponent={Routed}>
          <Routes>
            <Route path="/" element={<Link href="/orders">Orders</Link>} />
            <Route path="/orders" element={<h1>Your orders</h1>} />
          </Routes>
        </QuaysideProvider>
      </MemoryRouter>,
    );
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(screen.getByRole('heading', { name: 'Your orders' })).toBeTruthy();
  },
  patienceMs,
);

function Actions() {
  const [open, setOpen] = useState(false);
  const actions = [
    { kind: 'action', id: 'copy', label: 'Copy', onSelect: () => done.push('copied') } as const,
    { kind: 'action', id: 'close', label: 'Close', onSelect: () => done.push('closed') } as const,
  ];
  return <MenuButton label="Actions" items={actions} open={open} onOpenChange={setOpen} />;
}

it(
  'MenuButton opens, closes on Escape and calls its action',
  async () => {
    const user = show(<Actions />);
    const trigger = screen.getByRole('button', { name: 'Actions' });
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await user.click(trigger);
    await user.click(screen.getByText('Copy'));
    expect(done).toEqual(['copied']);
  },
  patienceMs,
);

it(
  'ScrollToTop focuses the page heading',
  async () => {
    const user = show(
      <main>
        <h1 tabIndex={-1}>Orders</h1>
        <ScrollToTop visible />
      </main>,
    );
    await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }));
  },
  patienceMs,
);

it(
  'Tooltip opens when its trigger receives focus',
  async () => {
    const user = show(
      <Tooltip text="Takes the line out of service">
        <Button>Suspend</Button>
      </Tooltip>,
    );
    await user.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('Takes the line out of service');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  },
  patienceMs,
);
