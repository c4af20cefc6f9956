import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sunIcon } from '../../icons/index.ts';
import { topNav } from '../../testing/index.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { BarOnPage, everything, items, longItems, ninthItem } from './TopNav.fixtures.tsx';
import {
  topNavPanels,
  TopNav,
  useTopNavState,
  type TopNavItem,
  type TopNavSubItem,
  type TopNavSubmenu,
  type TopNavLabels,
} from './TopNav.tsx';

const labels = () => labelsOf<TopNavLabels>('TopNav');
const switcherOf = (view: string) => `${labels().switchView}: ${view}`;

const wide = { viewport: { value: 'wide1367' } } as const;
const phone = { viewport: { value: 'phone360' } } as const;

const meta = preview.meta({
  title: 'Shell/TopNav/Interactions',
  component: BarOnPage,
  parameters: { layout: 'fullscreen', picture: 'head' },
  tags: ['!autodocs'],
  globals: wide,
  args: everything,
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('services', 'trigger');
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    await expect(panel).toBeVisible();
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'trigger');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    await expect(trigger).toHaveFocus();
  },
});

export const EscapeReturnsTheFocus = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(trigger);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Services and projects/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'escape');
  },
});

export const ClickAwayReturnsTheFocus = meta.story({
  tags: ['BAR-5'],
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Quoting' });
    await userEvent.click(trigger);
    const underneath = document.elementFromPoint(700, 500);
    await expect(underneath?.closest('main')).toBeNull();
    await userEvent.pointer({ keys: '[MouseLeft]', target: underneath ?? document.body });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'click-away');
    await expect(trigger).toHaveFocus();
    await expect(document.elementFromPoint(700, 300)?.closest('main')).not.toBeNull();
  },
});

export const OnlyOneIsOpen = meta.story({
  tags: ['BAR-4'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Quoting', 'Services', switcherOf('Apollo'), labels().profile, 'Quoting']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const open = canvas.getAllByRole('button', { expanded: true });
      await expect(open).toHaveLength(1);
      await expect(open[0]).toHaveAccessibleName(name);
    }
  },
});

export const ChoosingALinkCloses = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await topNav(canvasElement, userEvent).follow('Services', 'Change requests');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'select');
    await expect(canvas.getByRole('button', { name: 'Services' })).toHaveFocus();
    await expect(followed).toHaveBeenLastCalledWith('#changes');
  },
});

const ofOneKind: TopNavSubItem[] = [
  { kind: 'link', id: 'services', label: 'All services', href: '/services?kind=service', current: true },
  { kind: 'link', id: 'projects', label: 'All projects', href: '/services?kind=project%20%26%20trial' },
];

/** Two sub-items may share a path and differ in one query parameter. */
export const SubItemWithAQueryParameter = meta.story({
  tags: ['NAV-7'],
  args: {
    navigation: {
      status: 'ready',
      items: items.map((item) => withQuoting(item, { status: 'ready', items: ofOneKind })),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = topNav(canvasElement, userEvent);
    await bar.open('Quoting');
    const services = canvas.getByRole('link', { name: 'All services' });
    await expect(services).toHaveAttribute('href', '/services?kind=service');
    await expect(services).toHaveAttribute('aria-current', 'page');
    const projects = canvas.getByRole('link', { name: 'All projects' });
    await expect(projects).toHaveAttribute('href', '/services?kind=project%20%26%20trial');
    await expect(projects).not.toHaveAttribute('aria-current');
    await bar.follow('Quoting', 'All projects');
    await expect(followed).toHaveBeenLastCalledWith('/services?kind=project%20%26%20trial');
  },
});

/** A link on the bar can be the current page. */
export const TheCurrentPageIsALinkOfTheBar = meta.story({
  tags: ['NAV-10'],
  args: {
    navigation: {
      status: 'ready',
      items: [
        { kind: 'link', id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
        { kind: 'link', id: 'voice', label: 'Voice', href: '/voice', current: true },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voice' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
});

export const LeavingByTabCloses = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'focus-out');
  },
});

export const TabOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const order = [
      labels().skipToContent,
      labels().home,
      'Dashboard',
      'Quoting',
      'Services',
      'Support',
      `Academy ${labels().opensInNewTab}`,
      labels().search,
      labels().feedback,
      labels().help,
      switcherOf('Apollo'),
      labels().profile,
      'The first one',
    ];
    for (const name of order) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(document.activeElement).toBeVisible();
    }
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
});

export const MarksWhatItIs = meta.story({
  tags: ['NAV-3', 'NAV-11', 'NAV-12', 'NAV-14'],
  play: async ({ canvas, userEvent }) => {
    const academy = canvas.getByRole('link', { name: `Academy ${labels().opensInNewTab}` });
    await expect(academy).toHaveAttribute('target', '_blank');
    await expect(academy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Voice' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Voice' })).not.toHaveAttribute('href');
    const services = canvas.getByRole('button', { name: 'Services' });
    await expect(services).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Quoting' })).not.toHaveAttribute('aria-current');
    await userEvent.click(services);
    await expect(services).toHaveAttribute('aria-current', 'true');
    const current = canvas.getByRole('link', { name: /Provisioning cases/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
    const [name, description] = [
      canvas.getByText('Provisioning cases', { selector: 'a *' }),
      canvas.getByText('Orders being built'),
    ];
    await expect(current).toContainElement(description);
    await expect(description.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom,
    );
  },
});

export const SearchNeedsAKeyword = meta.story({
  tags: ['TOOL-4', 'TOOL-5'],
  args: { searchHint: 'Ctrl + K' },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: labels().search });
    await expect(box).toHaveAccessibleDescription('Ctrl + K');
    await userEvent.type(box, '{Enter}');
    await userEvent.type(box, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, '  circuit 4711 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('circuit 4711');
    await expect(box).toHaveValue('');
  },
});

export const ToolsAnswer = meta.story({
  tags: ['TOOL-6'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels().feedback }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: labels().help }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
});

export const LogsOut = meta.story({
  tags: ['BAR-6'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = topNav(canvasElement, userEvent);
    await bar.openProfile();
    await expect(canvas.getByText('amelia.hart@harbourline.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '#my-profile');
    await expect(canvas.getByRole('button', { name: labels().logOut })).toBeVisible();
    await bar.logOut();
    await expect(args.profile?.onLogOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: labels().profile })).toHaveFocus();
  },
});

export const SwitchesTheView = meta.story({
  tags: ['VIEW-8', 'VIEW-12'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = topNav(canvasElement, userEvent);
    const trigger = canvas.getByRole('button', { name: switcherOf('Apollo') });
    await userEvent.click(trigger);
    const choices = within(canvas.getByRole('list', { name: labels().switchView }));
    await expect(choices.getByRole('button', { name: 'Apollo' })).toHaveAttribute('aria-current', 'true');
    const [apollo, artemis] = args.viewSwitcher?.views ?? [];
    await bar.chooseView('apollo');
    await expect(apollo?.onChoose).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'select');
    await bar.chooseView('artemis');
    await expect(artemis?.onChoose).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
});

export const SwitchesToAViewAtAnAddress = meta.story({
  args: {
    viewSwitcher: {
      current: 'retail',
      views: [
        { id: 'retail', label: 'Retail', icon: sunIcon, onChoose: fn() },
        { id: 'wholesale', label: 'Wholesale', onChoose: fn() },
        { id: 'partners', label: 'Partners', href: '/partners' },
      ],
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const bar = topNav(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: switcherOf('Retail') }));
    await expect(bar.choices()).toEqual(['Retail', 'Wholesale', 'Partners']);
    await bar.chooseView('wholesale');
    await expect(args.viewSwitcher?.views[1]?.onChoose).toHaveBeenCalledOnce();
    await bar.chooseView('partners');
    await expect(followed).toHaveBeenLastCalledWith('/partners');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, 'select');
  },
});

export const HasNoSwitcherWithoutViews = meta.story({
  args: { viewSwitcher: { current: 'apollo', views: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: labels().profile })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${labels().switchView}`) })).toBeNull();
  },
});

export const HamburgerSheet = meta.story({
  globals: phone,
  play: async ({ canvas, args, userEvent }) => {
    const menu = canvas.getByRole('button', { name: labels().menu });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    const services = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(services);
    await expect(canvas.getByRole('link', { name: /Change requests/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(topNavPanels.menu, 'escape');
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  },
});

export const SheetClosesOnAChoice = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvas.getByRole('button', { name: labels().menu });
    await topNav(canvasElement, userEvent).follow('Services', 'Provisioning cases');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
  },
});

export const MoreHoldsASubmenu = meta.story({
  args: { navigation: { status: 'ready', items: [...longItems, ninthItem] } },
  play: async ({ canvas, args, userEvent }) => {
    const more = await canvas.findByRole('button', { name: labels().more });
    await userEvent.click(more);
    const parent = canvas.getByRole('button', { name: 'Administration of users' });
    await userEvent.click(parent);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /Change requests/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(parent).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(topNavPanels.more, 'escape');
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

const failed: TopNavSubmenu = { status: 'error' };

/** Ends the loading of the sub-menu that was opened last. */
let end: (submenu: TopNavSubmenu) => void = () => {};

function LoadedSubmenu() {
  const { openId, onOpenChange } = useTopNavState();
  const [submenu, setSubmenu] = useState<TopNavSubmenu>({ status: 'idle' });
  return (
    <>
      <TopNav
        navigation={{ status: 'ready', items: items.map((item) => withQuoting(item, submenu)) }}
        openId={openId}
        onOpenChange={(id, reason) => {
          onOpenChange(id, reason);
          if (id !== 'quoting') return;
          setSubmenu({ status: 'loading' });
          end = setSubmenu;
        }}
      />
      <main id="main">
        <h1>Quotes</h1>
      </main>
    </>
  );
}

function withQuoting(item: TopNavItem, submenu: TopNavSubmenu): TopNavItem {
  return item.kind === 'parent' && item.id === 'quoting' ? { ...item, submenu } : item;
}

export const AFailingSubmenuCloses = meta.story({
  tags: ['NAV-6'],
  render: () => <LoadedSubmenu />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Quoting' });
    const news = canvas.getByRole('status');
    // Twice: an earlier failure does not close a reopened menu.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(trigger);
      await expect(trigger).toHaveFocus();
      await expect(canvas.getByRole('list', { name: 'Quoting' })).toHaveAttribute('aria-busy', 'true');
      await expect(news).toHaveTextContent(fillLabel(labels().submenuLoading, { label: 'Quoting' }));
      end(failed);
      await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
      await expect(trigger).toHaveFocus();
      await expect(news).toHaveTextContent(fillLabel(labels().submenuFailed, { label: 'Quoting' }));
    }
  },
});

export const AnEmptySubmenuSaysSo = meta.story({
  tags: ['NAV-15'],
  render: () => <LoadedSubmenu />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Quoting' });
    await userEvent.click(trigger);
    end({ status: 'ready', items: [] });
    await expect(await canvas.findByText(labels().submenuEmpty, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(labels().submenuEmpty);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

function LateItems() {
  const { openId, onOpenChange } = useTopNavState();
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <TopNav
        {...everything}
        navigation={isThere ? { status: 'ready', items } : { status: 'loading', late: true }}
        openId={openId}
        onOpenChange={onOpenChange}
      />
      <main id="main">
        <h1>Quotes</h1>
        <button type="button" onClick={() => setIsThere(true)}>
          Bring the items
        </button>
      </main>
    </>
  );
}

export const LateItemsMoveNothing = meta.story({
  tags: ['SHELL-10'],
  render: () => <LateItems />,
  play: async ({ canvas, userEvent }) => {
    const profile = canvas.getByRole('button', { name: labels().profile });
    const search = canvas.getByRole('searchbox');
    const places = () => [profile, search].map((element) => element.getBoundingClientRect().left);
    await userEvent.click(profile);
    await expect(canvas.getByRole('status')).toHaveTextContent(labels().itemsLoading);
    const before = places();
    // Without a focus change or a real click, which would close the panel.
    await fireEvent.click(canvas.getByRole('button', { name: 'Bring the items' }));
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(places()).toEqual(before);
    await expect(profile).toHaveFocus();
    await expect(profile).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
