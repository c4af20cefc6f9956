import { usePageTitle, useResource } from '@quayside/portal-core/react';
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
import { allNotices, getNotices, getNoticeText } from '../api.ts';

/** One notice: its title from the list, its text from a request of its own. */
export function NoticePage(): JSX.Element {
  const { noticeName = '' } = useParams();
  const notices = useResource(getNotices, allNotices);
  const notice = notices.data?.items.find(({ name }) => name === noticeName);
  usePageTitle(notice?.title);
  const title = notice?.title ?? 'Notice';

  if (notices.status === 'ready' && notice === undefined) return <NotFoundScreen homeHref="/" />;
  return (
    <PageContent width="narrow">
      <Breadcrumbs
        items={[{ id: 'noticeboard', label: 'Noticeboard', href: '/noticeboard' }]}
        current={title}
      />
      <PageHeader title={title} lead={notice && <DateTime value={notice.updatedAt} />} />
      {notice !== undefined && <NoticeText name={notice.name} />}
      {notices.status === 'failed' && <Failed onRetry={notices.refetch} />}
    </PageContent>
  );
}

function NoticeText({ name }: { name: string }): JSX.Element {
  const { status, data, refetch } = useResource(getNoticeText, { path: { name } });
  if (status === 'failed') return <Failed onRetry={refetch} />;
  if (data === undefined) return <LoadingIndicator />;
  return (
    <Prose>
      {data.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }): JSX.Element {
  return (
    <InlineAlert tone="critical" action={<Button onClick={() => void onRetry()}>Retry</Button>}>
      We couldn’t load the notice. Try again in a few minutes.
    </InlineAlert>
  );
}
