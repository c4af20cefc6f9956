import type { AsOfLabels } from '@quayside/ui/AsOf';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { expect, fn, within } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import { labelsOf } from '../../../.storybook/labelsOf.ts';
import preview from '../../../.storybook/preview.tsx';
import type { Landing } from './api.ts';
import { firstDay, landing, longTexts, receivedAtMs, recentItems } from './landing.fixtures.ts';
import { products } from './products.ts';
import { waitingNumbers } from './waiting.ts';
import { LandingView, type LandingViewProps } from './LandingView.tsx';

const ready: AsyncContentState<Landing> = { status: 'ready', data: landing };

const meta = preview.meta<LandingViewProps, DecoratorFunction, LandingViewProps>({
  title: 'Pages/Landing',
  component: LandingView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canBegin: true,
    view: 'apollo',
    firstName: 'Amelia',
    partnerName: 'Northgate Networks Ltd',
    numbers: waitingNumbers.apollo,
    products: products.apollo,
    state: ready,
    receivedAtMs,
    onRefresh: fn(),
    recent: { status: 'ready', data: recentItems },
  },
});

/** The waiting items come first, each number a link to its list; then the most urgent one, with the page's only button. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getByRole('link', { name: 'Cases 3' })).toHaveAttribute(
      'href',
      '/support/cases?scope=mine&waitingFor=you',
    );
    const first = within(canvas.getByRole('region', { name: 'Do this first' }));
    await expect(first.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/approvals/AP-7001');
    const launcher = within(canvas.getByRole('region', { name: 'Your products' }));
    const recent = within(canvas.getByRole('region', { name: 'Continue where you left off' }));
    await expect(recent.getByRole('link', { name: 'Bristol Temple Quay 1 Gbps' })).toHaveAttribute(
      'href',
      '/services/QS-104200',
    );
    await expect(launcher.getAllByRole('link')).toHaveLength(products.apollo.length);
    await expect(launcher.getByText('open quotes', { exact: false })).toBeVisible();
    await expect(launcher.getByText('Some ranges need an emergency address')).toBeVisible();
    await expect(launcher.getByText('9 open deals')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<AsOfLabels>('AsOf').refresh }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Everything has its place already, and the launcher works. */
export const Loading = meta.story({
  args: { state: { status: 'loading' }, recent: { status: 'loading' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    const launcher = within(canvas.getByRole('region', { name: 'Your products' }));
    await expect(launcher.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  },
});

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: landing } } });

/** One button retries. The launcher names the purpose of each product. */
export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getLanding 500' }, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Open a case, or follow one')).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { state: { status: 'failed', cause: 'offline' }, receivedAtMs: null },
});

/** Without waiting items, interruptions, planned works or news, the page suggests a first task. */
export const FirstDay = meta.story({
  args: { state: { status: 'ready', data: firstDay }, recent: { status: 'ready', data: { items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New case' })).toHaveAttribute('href', '/new-support-case');
    await expect(canvas.getByText('All your services are up')).toBeVisible();
    await expect(canvas.getByText('All ranges have an emergency address')).toBeVisible();
  },
});

/** Artemis has a number of its own: drafts of orders. */
export const Artemis = meta.story({
  args: { view: 'artemis', numbers: waitingNumbers.artemis, products: products.artemis },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/artemis/ordering/new/OD-2',
    );
  },
});

/** A user of Artemis without its pages has the news. */
export const ArtemisWithoutPages = meta.story({
  args: { view: 'artemis', numbers: [], products: [] },
});

export const LongTexts = meta.story({
  args: {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    state: { status: 'ready', data: longTexts },
  },
});
