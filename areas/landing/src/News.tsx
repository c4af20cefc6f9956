import type { documentPath } from '@quayside/contract/paths/resources';
import { addressTo } from '@quayside/portal-core/addresses';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import type { Landing, NewsItem } from './api.ts';
import { heightOf, ShortList, ShortListPlaceholder, type ShortListItem } from './ShortList.tsx';

const SHOWN_ROWS = 4;

/** New documents, and announcements of the portal. */
export function News({ state }: { state: AsyncContentState<Landing> }): JSX.Element {
  return (
    <Card as="section" title="New for you">
      <AsyncContent
        state={state}
        placeholder={<ShortListPlaceholder rows={SHOWN_ROWS} />}
        labels={{ loading: 'Loading what is new', failed: 'We couldn’t load what is new' }}
      >
        {({ news }) =>
          news.length === 0 ? (
            <div style={{ minBlockSize: heightOf({ rows: SHOWN_ROWS }) }}>Nothing new yet.</div>
          ) : (
            <ShortList label="New for you" items={news.map(toRow)} rows={SHOWN_ROWS} />
          )
        }
      </AsyncContent>
    </Card>
  );
}

function toRow({ kind, id, title, text, publishedAt }: NewsItem): ShortListItem {
  return {
    id,
    title,
    ...(kind === 'document' && {
      href: addressTo<typeof documentPath>('/resource/:documentId', { documentId: id }),
    }),
    detail: (
      <>
        <DateTime value={publishedAt} /> <span>{`· ${text}`}</span>
      </>
    ),
  };
}
