import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import { FormRadioGroup, type SchemaForm } from '@quayside/page-kit/form';
import type { StartValues } from './useStart.ts';
import type { OrderableQuote } from '../ordersApi.ts';

export interface QuoteChoiceProps {
  form: SchemaForm<StartValues>;
  quotes: readonly OrderableQuote[];
}

export function QuoteChoice({ form, quotes }: QuoteChoiceProps): JSX.Element {
  return (
    <Capped items={quotes}>
      {(shown) => (
        <FormRadioGroup
          form={form}
          name="quoteId"
          label="Quote"
          hint="Prices exclude VAT."
          layout="cards"
          options={shown.map(({ id, name, product, siteCount, validUntil, total }) => ({
            value: id,
            label: (
              <>
                <span>{`${id},`}</span> <bdi>{name}</bdi>
              </>
            ),
            description: (
              <>
                <span>{`${product}, ${siteCount === 1 ? '1 site' : `${formatCount(siteCount)} sites`} · MRC `}</span>
                <Money amount={total.mrc.amount} currency={total.mrc.currency} />, NRC{' '}
                <Money amount={total.nrc.amount} currency={total.nrc.currency} /> · valid until{' '}
                <DateTime value={validUntil} />
              </>
            ),
          }))}
        />
      )}
    </Capped>
  );
}
