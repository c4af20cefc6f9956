import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { PortList } from '../portsApi.ts';
import { PortCalendar, type PortCalendarProps } from './PortCalendar.tsx';
import { portList } from '../ports.fixtures.ts';

const loading: AsyncContentState<PortList> = { status: 'loading' };

const meta = preview.meta<PortCalendarProps, DecoratorFunction, PortCalendarProps>({
  title: 'Pages/Voice/Calendar of ports',
  component: PortCalendar,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    month: '2026-12',
    today: '2026-12-02',
    state: { status: 'ready', data: portList },
    hrefOf: (month) => `#${month}`,
    onRefresh: fn(),
  },
});

/** Each day with ports leads to them. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '1 port' })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: '4 Dec 2026' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { month: '2027-02', state: { status: 'ready', data: { ...portList, total: 0, items: [] } } },
});

/** More ports than a month shows. */
export const Many = meta.story({ args: { state: { status: 'ready', data: { ...portList, total: 140 } } } });

export const Loading = meta.story({ args: { state: loading } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'listPorts 500', data: undefined } },
});
