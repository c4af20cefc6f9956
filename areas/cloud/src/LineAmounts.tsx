import { Money } from '@quayside/ui/Money';
import { Text } from '@quayside/ui/Text';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX } from 'react';
import type { LinePrice } from './api.ts';
import { formatMoney } from './formatMoney.ts';

const quiet = { display: 'block', color: 'var(--qs-color-text-quiet)' };

/** The monthly and one-off charges of a line, with the list price where it is higher. */
export function LineAmounts({ price, currency }: { price: LinePrice; currency: string }): JSX.Element {
  if (!price.isOffered)
    return (
      <Text as="div" tone="quiet">
        No price
      </Text>
    );
  const isOnceOnly = price.listMrc === 0 && price.nrc > 0;
  return (
    <div style={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {isOnceOnly ? (
        <Money amount={price.nrc} currency={currency} period="one-off" />
      ) : (
        <Money amount={price.mrc} currency={currency} period="monthly" />
      )}
      {price.listMrc > price.mrc && (
        <small style={quiet}>
          <VisuallyHidden>List price </VisuallyHidden>
          <s>{formatMoney(price.listMrc, currency)}</s>
        </small>
      )}
      {price.nrc > 0 && !isOnceOnly && (
        <small style={quiet}>{`+ ${formatMoney(price.nrc, currency)} one-off`}</small>
      )}
    </div>
  );
}
