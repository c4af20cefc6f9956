import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import { NotFoundScreen } from '@quayside/ui/NotFoundScreen';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Prose } from '@quayside/ui/Prose';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { getNotice } from '../api.ts';
import { noticeboardPath } from '../paths.ts';

/** One notice. */
export function NoticePage(): JSX.Element {
  const { noticeId = '' } = useParams();
  const { status, data: notice, error, refetch } = useResource(getNotice, { path: { noticeId } });
  usePageTitle(notice?.title);
  const title = notice?.title ?? 'Notice';

  if (isHttpStatusError(error, 404)) return <NotFoundScreen homeHref="/" />;
  return (
    <PageContent width="narrow">
      <Breadcrumbs
        items={[{ id: 'noticeboard', label: 'Noticeboard', href: noticeboardPath.href() }]}
        current={title}
      />
      <PageHeader title={title} lead={notice && <DateTime value={notice.publishedAt} />} />
      {status === 'failed' && (
        <InlineAlert tone="critical" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          We couldn’t load the notice. Try again in a few minutes.
        </InlineAlert>
      )}
      {status === 'loading' && <LoadingIndicator />}
      {notice !== undefined && (
        <Prose>
          {notice.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      )}
    </PageContent>
  );
}
