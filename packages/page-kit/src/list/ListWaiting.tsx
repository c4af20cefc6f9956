'use client';

import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatCount } from '../format/format.ts';
import type { ListViewProps, ListWaitingNumber, ListWaitingNumbers } from './ListView.types.ts';

/** What waits for the user and what waits for the user's company, as two numbers, each a link to the rows that it counts. */
export function ListWaiting({ mine, company }: ListWaitingNumbers): JSX.Element {
  const isKnown = mine.count !== undefined && company.count !== undefined;
  return (
    // The line keeps its place while the numbers are loaded.
    <Stack direction="row" gap={16} style={{ visibility: isKnown ? 'visible' : 'hidden' }}>
      <NumberLink {...mine} text="Waiting for you" />
      <NumberLink {...company} text="For your company" />
    </Stack>
  );
}

function NumberLink({ text, count = 0, href }: ListWaitingNumber & { text: string }): JSX.Element {
  return <Link variant="quiet" href={href}>{`${text}: ${formatCount(count)}`}</Link>;
}

/** The numbers of a list that can be filtered by whom a row waits for, under its other filters; undefined for any other list. */
export function waitingNumbersOf<Row, FilterId extends string, Sort extends string>({
  filters,
  hrefOf,
}: Pick<ListViewProps<Row, FilterId, Sort>, 'filters' | 'hrefOf'>): ListWaitingNumbers | undefined {
  const options = filters.find(({ id }) => id === 'waitingFor')?.options;
  if (options === undefined || hrefOf === undefined) return undefined;
  const countOf = (party: string) => options.find(({ value }) => value === party)?.count;
  const [mine, ofColleagues] = [countOf('you'), countOf('colleague')];
  return {
    mine: { href: hrefOf({ waitingFor: ['you'] }), count: mine },
    company: {
      href: hrefOf({ waitingFor: ['you', 'colleague'] }),
      count: mine === undefined || ofColleagues === undefined ? undefined : mine + ofColleagues,
    },
  };
}
