import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { moonIcon, sunIcon } from '../../icons/index.ts';
import { BarOnPage, createViews, everything, items, longItems, ninthItem } from './TopNav.fixtures.tsx';
import {
  topNavFit,
  topNavPanels,
  TopNav,
  type TopNavItem,
  type TopNavNavigation,
  type TopNavLabels,
} from './TopNav.tsx';

const labels = () => labelsOf<TopNavLabels>('TopNav');

const meta = preview.meta({
  title: 'Shell/TopNav',
  component: TopNav,
  render: (args) => <BarOnPage key={args.openId} {...args} />,
  parameters: {
    layout: 'fullscreen',
    picture: 'head',
    frame: { width: 1367, height: 420 },
  },
  argTypes: {
    openId: {
      control: 'select',
      options: [null, 'quoting', 'services', ...Object.values(topNavPanels)],
      description: 'The open menu: an item’s id, one of `topNavPanels`, or `null`',
    },
    navigation: { description: 'The menu items: loading, failed or ready' },
    profile: { control: false },
    viewSwitcher: { control: false },
    mainId: { description: 'The id of the `<main>` that the skip link leads to' },
    wideFrom: {
      control: 'select',
      options: ['900', '1367', 'topNavFit'],
      mapping: { '900': 900, '1367': 1367, topNavFit },
      description: 'The width in pixels from which the bar is wide, or `topNavFit`: whenever everything fits',
    },
  },
  globals: { viewport: { value: 'desk1920' } },
  args: everything,
});

function withSubmenu(status: 'idle' | 'loading' | 'error'): TopNavNavigation {
  const waiting: TopNavItem[] = items.map((item) =>
    item.kind === 'parent' && item.id === 'services' ? { ...item, submenu: { status } } : item,
  );
  return { status: 'ready', items: waiting };
}

/** A label 50 % longer, like a translation. */
function inALongerLanguage(item: TopNavItem): TopNavItem {
  return { ...item, label: `${item.label} ${'n'.repeat(Math.ceil(item.label.length / 2))}` };
}

const short = { viewport: { value: 'short1366' } } as const;
const phone = { viewport: { value: 'phone360' } } as const;
const shortFrame = { frame: { width: 1366, height: 420 } };
const phoneFrame = { frame: { width: 360, height: 740 } };
const narrowest = { viewport: { value: 'wide1367' } } as const;

export const Apollo = meta.story({});

export const Artemis = meta.story({
  globals: { view: 'artemis' },
  args: { viewSwitcher: { current: 'artemis', views: createViews(fn()) } },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-view', 'artemis');
    await expect(canvas.getByRole('button', { name: `${labels().switchView}: Artemis` })).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['!autodocs'], globals: { theme: 'dark' } });

export const ArtemisDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark', view: 'artemis' },
  args: { viewSwitcher: { current: 'artemis', views: createViews(fn()) } },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: { openId: 'services' },
});

export const SubmenuOpen = meta.story({ args: { openId: 'services' } });

export const SubmenuOpenDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  args: { openId: 'quoting' },
});

export const SubmenuLoading = meta.story({
  tags: ['!autodocs', 'NAV-5'],
  args: { navigation: withSubmenu('loading'), openId: 'services' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Services' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      fillLabel(labels().submenuLoading, { label: 'Services' }),
    );
  },
});

export const SubmenuEmpty = meta.story({
  tags: ['NAV-15', '!autodocs'],
  args: {
    navigation: {
      status: 'ready',
      items: [{ kind: 'parent', id: 'projects', label: 'Projects', submenu: { status: 'ready', items: [] } }],
    },
    openId: 'projects',
  },
  play: async ({ canvas }) => {
    const words = labels().submenuEmpty;
    const panel = document.querySelector('[data-panel="projects"]');
    await expect(panel).toHaveTextContent(words);
    await expect(panel).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const ItemsLoading = meta.story({
  args: { navigation: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: labels().navigation })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ItemsLate = meta.story({
  tags: ['!autodocs', 'SHELL-10'],
  args: { navigation: { status: 'loading', late: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: labels().navigation })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(labels().itemsLoading);
  },
});

export const ItemsLateDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  args: { navigation: { status: 'loading', late: true } },
});

export const PhoneItemsLate = meta.story({
  tags: ['!autodocs'],
  globals: phone,
  parameters: phoneFrame,
  args: { navigation: { status: 'loading', late: true }, openId: topNavPanels.menu },
});

const onRetry = fn();

export const ItemsFailed = meta.story({
  tags: ['NAV-8'],
  args: { navigation: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(labels().itemsFailed);
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const ProfileOpen = meta.story({ args: { openId: topNavPanels.profile } });

export const ThreeViews = meta.story({
  args: {
    openId: topNavPanels.view,
    viewSwitcher: {
      current: 'retail',
      views: [
        { id: 'retail', label: 'Retail', icon: sunIcon, onChoose: fn() },
        { id: 'wholesale', label: 'Wholesale', icon: moonIcon, onChoose: fn() },
        { id: 'partners', label: 'Partners', href: '/partners' },
      ],
    },
  },
});

export const ViewSwitcherOpen = meta.story({ tags: ['!autodocs'], args: { openId: topNavPanels.view } });

export const NothingButTheLogo = meta.story({
  tags: ['!autodocs', 'BAR-3'],
  render: () => <BarOnPage navigation={{ status: 'ready', items: [] }} openId={null} onOpenChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: labels().home })).toHaveAttribute('href', '/landing');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Short = meta.story({ tags: ['!autodocs'], globals: short, parameters: shortFrame });

export const ShortSheet = meta.story({
  tags: ['!autodocs'],
  globals: short,
  args: { openId: topNavPanels.menu },
});

export const Phone = meta.story({ tags: ['!autodocs'], globals: phone, parameters: phoneFrame });

export const PhoneSheet = meta.story({
  globals: phone,
  parameters: phoneFrame,
  args: { openId: 'services' },
});

export const PhoneSheetDark = meta.story({
  tags: ['!autodocs'],
  parameters: phoneFrame,
  globals: { ...phone, theme: 'dark' },
  args: { openId: topNavPanels.menu },
});

export const PhoneSheetLoading = meta.story({
  tags: ['!autodocs'],
  globals: phone,
  args: { openId: 'services', navigation: withSubmenu('loading') },
});

export const PhoneProfile = meta.story({
  tags: ['!autodocs'],
  globals: phone,
  args: { openId: topNavPanels.profile },
});

export const PhoneRightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { ...phone, direction: 'rtl' },
  args: { openId: topNavPanels.menu },
});

export const NineLongItems = meta.story({
  tags: ['!autodocs'],
  globals: narrowest,
  args: { navigation: { status: 'ready', items: [...longItems, ninthItem] } },
});

export const NineLongItemsOpen = meta.story({
  tags: ['!autodocs'],
  globals: narrowest,
  args: { navigation: { status: 'ready', items: [...longItems, ninthItem] }, openId: 'administration' },
});

export const LongerLanguage = meta.story({
  tags: ['!autodocs'],
  globals: narrowest,
  args: {
    navigation: {
      status: 'ready',
      items: items.map(inALongerLanguage),
    },
    labels: { more: 'Ещё больше', search: 'Durchsuchen' },
  },
});
