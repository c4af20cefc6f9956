import { casesPath } from '@quayside/contract/paths/support';
import { useResource } from '@quayside/portal-core/react';
import { BarList } from '@quayside/ui/BarList';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import { OverviewCard } from '@quayside/page-kit/cards';
import { getSupportSummary } from '../api.ts';
import { caseAgeWords } from '../caseWords.ts';

const title = 'Open cases by age';
const expectedItems = Object.keys(caseAgeWords).length;

/** The age of the open cases. Each bar leads to the cases that it counts. */
export function CasesByAgeCard(): JSX.Element {
  const summary = useResource(getSupportSummary, {});
  return (
    <OverviewCard
      title={title}
      actions={<Link href={casesPath.href({ status: 'open' })}>All open cases</Link>}
      resource={summary}
      operationId={getSupportSummary.id}
      placeholder={<BarList label={title} data={{ status: 'loading', expectedItems }} />}
      failedText="We couldn’t load your open cases"
    >
      {({ openByAge }) => (
        <BarList
          label={title}
          data={{
            status: 'ready',
            items: openByAge.map(({ id, total }) => ({
              id,
              label: caseAgeWords[id],
              value: total,
              href: casesPath.href({ age: id, status: 'open' }),
            })),
          }}
        />
      )}
    </OverviewCard>
  );
}
