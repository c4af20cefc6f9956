import { Button } from '@quayside/ui/Button';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { MoneyAmount } from '@quayside/shared/entities/entities.ts';
import type { OrderDraftPrice, OrderSum } from '../ordersApi.ts';

export interface PriceChangeProps {
  /** The id of the button, which an error summary links to. */
  buttonId: string;
  price: OrderDraftPrice;
  isAccepted: boolean;
  onAccept: () => void;
}

/** The price before and now, and the user's answer. Nothing is ordered at a price that was not accepted. */
export function PriceChange({ buttonId, price, isAccepted, onAccept }: PriceChangeProps): JSX.Element | null {
  const { agreed, current, basis, reasons } = price;
  if (agreed === null || current === null) return null;
  const since = basis === 'quote' ? 'since the quote' : 'since you made this draft';
  return (
    <InlineAlert
      tone={isAccepted ? 'positive' : 'caution'}
      title={isAccepted ? 'You accepted the changed price' : `The price changed ${since}`}
    >
      <Stack gap={12}>
        <Capped items={reasons}>
          {(shown) => shown.map((reason) => <span key={reason}>{reason}</span>)}
        </Capped>
        <DiffList
          items={(['mrc', 'nrc', 'tcv'] as const).map((id) => difference(id, agreed, current))}
          labels={{ before: basis === 'quote' ? 'Quoted' : 'Before', after: 'Now' }}
        />
        <span>Amounts exclude VAT.</span>
        {!isAccepted && (
          <div>
            <Button id={buttonId} onClick={onAccept}>
              Accept the new price
            </Button>
          </div>
        )}
      </Stack>
    </InlineAlert>
  );
}

const terms = { mrc: 'Monthly (MRC)', nrc: 'One-off (NRC)', tcv: 'Total over the term (TCV)' } as const;

function money({ amount, currency }: MoneyAmount): JSX.Element {
  return <Money amount={amount} currency={currency} />;
}

function difference(id: keyof typeof terms, before: OrderSum, after: OrderSum) {
  const item = { id, term: terms[id] };
  if (before[id].amount === after[id].amount)
    return { ...item, kind: 'unchanged' as const, value: money(after[id]) };
  return { ...item, kind: 'changed' as const, before: money(before[id]), after: money(after[id]) };
}
