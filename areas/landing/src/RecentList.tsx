import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import type { RecentItems } from '@quayside/page-kit/pins';
import { wordOf } from '@quayside/page-kit/schema';
import { heightOf, ShortList, ShortListPlaceholder } from './ShortList.tsx';

const SHOWN_ROWS = 3;

/** The name of each kind of item. An item of another kind shows only when it was opened. */
const kindWords: Readonly<Record<string, string>> = {
  service: 'Service',
  'provisioning-case': 'Delivery',
  'change-request': 'Change request',
  case: 'Case',
  quote: 'Quote',
  'cloud-estimate': 'Cloud estimate',
  approval: 'Approval',
  document: 'Document',
  search: 'Search',
  deal: 'Deal',
  'number-port': 'Number port',
  trunk: 'Trunk',
};

export function RecentList({ state }: { state: AsyncContentState<RecentItems> }): JSX.Element {
  return (
    <Card as="section" title="Continue where you left off">
      <AsyncContent
        state={state}
        placeholder={<ShortListPlaceholder rows={SHOWN_ROWS} />}
        labels={{
          loading: 'Loading what you opened last',
          failed: 'We couldn’t load what you opened last',
        }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <div style={{ minBlockSize: heightOf({ rows: SHOWN_ROWS }) }}>
              Nothing yet. What you open is listed here.
            </div>
          ) : (
            <ShortList
              label="Continue where you left off"
              rows={SHOWN_ROWS}
              items={items.map(({ kind, id, title, href, openedAt }) => ({
                id: `${kind} ${id}`,
                title,
                href,
                detail: (
                  <>
                    <span>{wordOf(kindWords, kind)?.concat(' · ')}</span>
                    <DateTime value={openedAt} format="dateTime" />
                  </>
                ),
              }))}
            />
          )
        }
      </AsyncContent>
    </Card>
  );
}
