'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { MissingValue } from '../../theme/MissingValue.tsx';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { formatMoney } from './formatMoney.ts';
import { MoneyPeriodText, MoneyRoot } from './Money.styles.ts';

/** A monthly recurring charge (MRC), a non-recurring charge (NRC), or the total over the contract's term (TCV). */
export type MoneyPeriod = 'monthly' | 'one-off' | 'total';

/** `text` is as large as the text around it, `figure` 20 px and `display` 32 px. */
export type MoneySize = 'text' | 'figure' | 'display';

/** The words after an amount. `unknown` is announced in place of an amount that is missing. A dash is visible. */
export type MoneyLabels = {
  /** Follows a monthly amount. */
  monthly: string;
  /** Follows a one-off amount. */
  oneOff: string;
  /** Follows the amount of the whole term. */
  total: string;
  /** Read by screen readers in place of a missing amount, which is shown as a dash. */
  unknown: string;
};

/** An amount of money. */
export type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** In minor units, such as pence: 120050 is £1,200.50. A whole number. Null or undefined while it is unknown. */
  amount: number | bigint | null | undefined;
  /** An ISO 4217 code, such as `GBP`. It decides the number of decimals. */
  currency: string;
  /** The period of the amount: `£1,200.50 a month`. */
  period?: MoneyPeriod;
  /** Default `text`. */
  size?: MoneySize;
  /** A BCP 47 tag. Default the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MoneyLabels>;
};

/** The default texts of an amount. */
const defaultLabels: MoneyLabels = {
  monthly: 'a month',
  oneOff: 'one-off',
  total: 'in total',
  unknown: 'Not known',
};

const periodLabels = { monthly: 'monthly', 'one-off': 'oneOff', total: 'total' } as const;

/** An amount of money in the user's locale, or a dash for an amount that is missing or no whole number. */
export function Money({
  amount,
  currency,
  period,
  size = 'text',
  locale,
  labels,
  ...rest
}: MoneyProps): JSX.Element {
  const text = useLabels('Money', defaultLabels, labels);
  const money = formatMoney(amount, currency, useLocale(locale));
  return (
    <MoneyRoot {...rest} data-size={size}>
      {money ? <data value={money.decimal}>{money.text}</data> : <MissingValue label={text.unknown} />}
      {money && period && <MoneyPeriodText>{text[periodLabels[period]]}</MoneyPeriodText>}
    </MoneyRoot>
  );
}
