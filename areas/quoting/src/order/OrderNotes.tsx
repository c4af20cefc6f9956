import { quotePath } from '@quayside/contract/paths/quoting';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import { countOf } from '../countOf.ts';
import type { SiteRow } from '../prices/createPriceBook.ts';

const NAMED = 5;

/** Warnings before an order: sites that are left out, and prices that are not final. */
export function OrderNotes({
  rows,
  quoteNumber,
}: {
  rows: readonly SiteRow[];
  quoteNumber: string;
}): JSX.Element | null {
  const left = rows.filter(({ chosen }) => chosen === null);
  const unsure = rows.filter(({ chosen }) => chosen !== null && chosen.certainty !== 'firm');
  if (left.length === 0 && unsure.length === 0) return null;
  return (
    <>
      {left.length > 0 && (
        <InlineAlert
          tone="caution"
          title={`${countOf(left.length, 'site')} without a chosen price ${left.length === 1 ? 'is' : 'are'} not ordered`}
          action={
            <Link href={quotePath.href({ number: quoteNumber }, { show: 'notChosen' })}>Choose prices</Link>
          }
        >
          <bdi>{namesOf(left)}</bdi>
        </InlineAlert>
      )}
      {unsure.length > 0 && (
        <InlineAlert
          title={`${countOf(unsure.length, 'price')} ${unsure.length === 1 ? 'is' : 'are'} not firm yet`}
        >
          A survey or a check settles the final price. If more building work is needed than the price covers,
          there is an excess construction charge (ECC). You approve or decline it before the work goes on.
        </InlineAlert>
      )}
    </>
  );
}

function namesOf(rows: readonly SiteRow[]): string {
  const names = rows
    .slice(0, NAMED)
    .map(({ site: { reference, address } }) => (reference === '' ? address.name : reference));
  const more = rows.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
