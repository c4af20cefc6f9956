import { useNotifications } from '@quayside/portal-core/react';
import { type JSX, useEffect, useRef } from 'react';
import { lazyNamed } from '../lazyNamed.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { useChances } from '../useChances.ts';

const WelcomePopup = lazyNamed('WelcomePopup', () => import('@quayside/ui/WelcomePopup'));
const Marketing = lazyNamed('Marketing', () => import('./Marketing.tsx'));
const ContactRoles = lazyNamed('ContactRoles', () => import('./ContactRoles.tsx'));

/** The one popup that is open. One that could not be loaded lets the next ones pass, and is tried once more. */
export function Popups(): JSX.Element | null {
  const { open, close, setAside, takeUp } = useNotifications();
  const chance = useChances();
  const seen = useRef(chance);
  useEffect(() => {
    if (seen.current === chance) return;
    seen.current = chance;
    takeUp();
  }, [chance, takeUp]);
  if (open === null) return null;
  const { id, type } = open;
  return (
    <PageBoundary key={id} place="nowhere" onFail={() => setAside(id)}>
      {type === 'WELCOME' && <WelcomePopup open onClose={() => close(id)} />}
      {type === 'MARKETING' && <Marketing onClose={(dontShowAgain) => close(id, { dontShowAgain })} />}
      {type === 'CONTACT_ROLE_MANAGEMENT_WARNING' && <ContactRoles onClose={() => close(id)} />}
    </PageBoundary>
  );
}
