import { useNotifications } from '@quayside/portal-core/react';
import { type JSX, useEffect, useRef } from 'react';
import { lazyNamed } from '../loading/lazyNamed.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useRetryKey } from '../loading/useRetryKey.ts';

const WelcomePopup = lazyNamed('WelcomePopup', () => import('@quayside/ui/WelcomePopup'));
const Marketing = lazyNamed('Marketing', () => import('./Marketing.tsx'));
const ContactRoles = lazyNamed('ContactRoles', () => import('./ContactRoles.tsx'));

/** The one popup that is open. One that could not be loaded lets the next ones pass, and is tried once more. */
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
      {type === 'WELCOME' && <WelcomePopup open onClose={() => close(id)} />}
      {type === 'MARKETING' && <Marketing onClose={(dontShowAgain) => close(id, { dontShowAgain })} />}
      {type === 'CONTACT_ROLE_MANAGEMENT_WARNING' && <ContactRoles onClose={() => close(id)} />}
    </PageBoundary>
  );
}
