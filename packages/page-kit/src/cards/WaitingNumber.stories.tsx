import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { failed, loaded, loading } from '../page-testing/resources.ts';
import { type CountedList, WaitingNumber, type WaitingNumberProps } from './WaitingNumber.tsx';

type Props = WaitingNumberProps<number, number>;

const mine: CountedList<number> = {
  href: '/support/cases?scope=mine&waitingFor=you',
  resource: loaded(12),
  countOf: (count) => count,
};
const company: CountedList<number> = {
  href: '/support/cases?waitingFor=you,colleague',
  resource: loaded(367),
  countOf: (count) => count,
};

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/Cards/WaitingNumber',
  component: WaitingNumber<number>,
  tags: ['!autodocs'],
  args: { label: 'Cases', mine, company },
});

/** Each number leads to its list. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 12' })).toHaveAttribute('href', mine.href);
    await expect(canvas.getByRole('link', { name: 'Cases Company 367' })).toHaveAttribute(
      'href',
      company.href,
    );
  },
});

/** A number that needs no action is quiet, and still leads to its list. */
export const Nothing = meta.story({
  args: { mine: { ...mine, resource: loaded(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 0' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { mine: { ...mine, resource: loading() }, company: { ...company, resource: loading() } },
});

export const Failed = meta.story({
  args: { mine: { ...mine, resource: { ...failed<number>(), refetch: fn() } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.mine.resource.refetch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The number from before stays; the page says how old it is. */
export const NotUpdated = meta.story({
  args: { mine: { ...mine, resource: failed(12) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cases 12' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Leistungsverzeichnisänderungsanträge mit Genehmigungsvorbehalt',
    mine: { ...mine, resource: loaded(1_234_567) },
    company: { ...company, resource: loaded(123_456_789) },
  },
});
