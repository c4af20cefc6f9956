import { useNotifications } from '@quayside/portal-core/react';
import { type JSX, useEffect, useRef } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useRetryKey } from '../loading/useRetryKey.ts';

const Welcome = lazyPart(async () => (await import('./Welcome.tsx')).Welcome);
const Marketing = lazyPart(async () => (await import('./Marketing.tsx')).Marketing);
const ContactRoles = lazyPart(async () => (await import('./ContactRoles.tsx')).ContactRoles);

/** The open popup. If its code can't be loaded, the next popup opens, and this one is retried later. */
export function Popups(): JSX.Element | null {
  const { open, close, deferFailed, requeueDeferred } = useNotifications();
  const retryKey = useRetryKey();
  const seen = useRef(retryKey);
  useEffect(() => {
    if (seen.current === retryKey) return;
    seen.current = retryKey;
    requeueDeferred();
  }, [retryKey, requeueDeferred]);
  if (open === null) return null;
  const { id, type } = open;
  return (
    <PageBoundary key={id} place="nowhere" onFail={() => deferFailed(id)}>
      {type === 'WELCOME' && <Welcome onClose={() => close(id)} />}
      {type === 'MARKETING' && <Marketing onClose={(dontShowAgain) => close(id, { dontShowAgain })} />}
      {type === 'CONTACT_ROLE_MANAGEMENT_WARNING' && <ContactRoles onClose={() => close(id)} />}
    </PageBoundary>
  );
}
