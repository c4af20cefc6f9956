import { useAnnouncement } from '@quayside/portal-core/react';
import { type JSX, lazy, Suspense } from 'react';

const AnnouncementText = lazy(async () => ({
  default: (await import('./AnnouncementText.tsx')).AnnouncementText,
}));

/** The portal-wide announcement, when there is one; nothing while it loads and nothing when that failed. */
export function Banner(): JSX.Element | null {
  const { state } = useAnnouncement();
  if (state.status !== 'ready' || state.html === null) return null;
  return (
    <Suspense>
      <AnnouncementText html={state.html} />
    </Suspense>
  );
}
