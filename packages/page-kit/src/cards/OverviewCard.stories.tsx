import { BarList } from '@quayside/ui/BarList';
import { Link } from '@quayside/ui/Link';
import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { failed, loaded, loading } from '../page-testing/resources.ts';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';

type Props = OverviewCardProps<number>;

const title = 'Open cases by age';

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/Cards/OverviewCard',
  component: OverviewCard<number>,
  tags: ['!autodocs'],
  args: {
    title,
    actions: <Link href="/support/cases?status=open">All open cases</Link>,
    resource: loaded(21),
    operationId: 'getSupportSummary',
    placeholder: <BarList label={title} data={{ status: 'loading', expectedItems: 2 }} />,
    failedText: 'We couldn’t load your open cases',
    children: (day) => (
      <BarList
        label={title}
        data={{
          status: 'ready',
          items: [
            { id: 'day', label: 'Up to a day', value: day, href: '/support/cases?age=day' },
            { id: 'week', label: 'Up to a week', value: 34, href: '/support/cases?age=week' },
          ],
        }}
      />
    ),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Up to a week' })).toHaveAttribute(
      'href',
      '/support/cases?age=week',
    );
  },
});

/** The bars have their places before the numbers arrive. */
export const Loading = meta.story({ args: { resource: loading() } });

export const Failed = meta.story({
  args: { resource: { ...failed<number>(), refetch: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.resource.refetch).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});

export const NotUpdated = meta.story({ args: { resource: failed(21) } });
