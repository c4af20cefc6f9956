import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { failed, loaded, loading } from '../page-testing/resources.ts';
import { WaitingNumber, type WaitingNumberProps } from './WaitingNumber.tsx';

type Props = WaitingNumberProps<number>;

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Domain/Dashboard/WaitingNumber',
  component: WaitingNumber<number>,
  tags: ['!autodocs'],
  args: {
    label: 'Cases',
    href: '/support/cases?waitingFor=you',
    resource: loaded(12),
    countOf: (count) => count,
  },
});

/** The whole tile is the link to the list. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 12' })).toHaveAttribute('href', args.href);
  },
});

/** A number that needs no action is quiet, and still leads to its list. */
export const Nothing = meta.story({
  args: { resource: loaded(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 0' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { resource: loading() } });

export const Failed = meta.story({
  args: { resource: { ...failed<number>(), refetch: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.resource.refetch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The number from before stays; the page says how old it is. */
export const NotUpdated = meta.story({
  args: { resource: failed(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 12' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Leistungsverzeichnisänderungsanträge mit Genehmigungsvorbehalt',
    resource: loaded(1_234_567),
  },
});
