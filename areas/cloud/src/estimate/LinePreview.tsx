import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { CloudItem, LinePrice, Term } from '../api.ts';
import { unitWords } from '../cloudWords.ts';
import type { EstimateLine } from './estimateContent.ts';
import { unitPriceOf, unitsOf } from './price.ts';
import { formatUnitPrice } from '../formatMoney.ts';

/** A line as it is typed. `line` and `price` are null while it cannot be priced. */
export interface LinePreviewProps {
  item: CloudItem;
  currency: string;
  line: EstimateLine | null;
  price: LinePrice | null;
  estimateTerm: Term;
}

export function LinePreview({ item, currency, line, price, estimateTerm }: LinePreviewProps): JSX.Element {
  const term = line?.termMonths ?? estimateTerm;
  const items: DescriptionListItem[] = [
    {
      id: 'unit',
      term: `Price per ${unitWords[item.unit]}`,
      description: (
        <>
          <span>{`${formatUnitPrice(unitPriceOf(item, term))} instead of`}</span>{' '}
          <s>{formatUnitPrice(item.listPrice)}</s>
        </>
      ),
      kind: 'number',
    },
    {
      id: 'units',
      term: 'Charged units a month',
      description: line ? formatCount(unitsOf(item, line)) : '–',
      kind: 'number',
    },
    {
      id: 'mrc',
      term: 'Monthly (MRC), excl. VAT',
      description: <Money amount={price?.mrc} currency={currency} />,
      kind: 'number',
    },
    {
      id: 'nrc',
      term: 'One-off (NRC), excl. VAT',
      description: <Money amount={price?.nrc} currency={currency} />,
      kind: 'number',
    },
  ];
  return <DescriptionList items={item.listPrice === 0 ? items.slice(2) : items} />;
}
