import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX, type ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { countOf } from '../countOf.ts';
import type { ChargesAndTotal, ChosenChange, ChosenChanges } from './chosenChanges.ts';

export interface PriceChangesCardProps {
  changes: ChosenChanges;
  currency: string;
  isAccepting: boolean;
  onAccept: () => void;
}

const FIRST = 10;

/** The chosen prices before and after a re-pricing, in total and for each site, until the user accepts them. */
export function PriceChangesCard({
  changes: { changes, before, after },
  currency,
  isAccepting,
  onAccept,
}: PriceChangesCardProps): JSX.Element {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  return (
    <Card
      as="section"
      title="What the new prices change"
      lead={
        changes.length === 0
          ? 'None of the chosen prices changed. VAT excluded.'
          : `The price of ${countOf(changes.length, 'chosen site')} changed. VAT excluded.`
      }
      actions={
        <Button ref={passFocusOn} variant="primary" size="compact" pending={isAccepting} onClick={onAccept}>
          {changes.length === 0 ? 'OK' : 'Accept the new prices'}
        </Button>
      }
    >
      {changes.length === 0 ? undefined : (
        <Stack gap={24}>
          <DiffList items={totalItems(before, after, currency)} showUnchanged />
          <Stack gap={12}>
            <Capped items={shown}>
              {(drawn) => <DiffList items={drawn.map((change) => siteItem(change, currency))} />}
            </Capped>
            {changes.length > shown.length && (
              <Button
                ref={passFocusOn}
                size="compact"
                onClick={() => setIsWhole(true)}
                style={{ justifySelf: 'start' }}
              >
                {`Show all ${countOf(changes.length, 'site')}`}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
    </Card>
  );
}

function totalItems(before: ChargesAndTotal, after: ChargesAndTotal, currency: string): DiffItem[] {
  const names = [
    ['mrc', 'Monthly (MRC)'],
    ['nrc', 'One-off (NRC)'],
    ['tcv', 'Total (TCV)'],
  ] as const;
  return names.map(([id, term]): DiffItem => {
    if (before[id] === after[id])
      return { id, term, kind: 'unchanged', value: <Money amount={after[id]} currency={currency} /> };
    return {
      id,
      term,
      kind: 'changed',
      before: <Money amount={before[id]} currency={currency} />,
      after: <WithDifference before={before[id]} after={after[id]} currency={currency} />,
    };
  });
}

/** The new amount, and by how much it is more or less. */
function WithDifference(props: { before: number; after: number; currency: string }): JSX.Element {
  const { before, after, currency } = props;
  return (
    <>
      <Money amount={after} currency={currency} />
      <span>{after > before ? ', up ' : ', down '}</span>
      <Money amount={Math.abs(after - before)} currency={currency} />
    </>
  );
}

function siteItem({ row: { site }, before, after }: ChosenChange, currency: string): DiffItem {
  const base = {
    id: site.id,
    term: <bdi>{site.reference === '' ? site.address.name : site.reference}</bdi>,
  };
  const text = (charges: ChargesAndTotal): ReactNode => (
    <>
      <Money amount={charges.mrc} currency={currency} /> MRC,{' '}
      <Money amount={charges.nrc} currency={currency} /> NRC
    </>
  );
  if (before === null && after !== null) return { ...base, kind: 'added', after: text(after) };
  if (before !== null && after === null)
    return { ...base, kind: 'changed', before: text(before), after: 'No price any more' };
  return {
    ...base,
    kind: 'changed',
    before: before && text(before),
    after: after && text(after),
  };
}
