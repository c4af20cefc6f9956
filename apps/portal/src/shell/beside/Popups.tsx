import { useNotifications } from '@quayside/portal-core/react';
import { type JSX, Suspense } from 'react';
import { lazyNamed } from '../lazyNamed.ts';
import { PageBoundary } from '../PageBoundary.tsx';

const WelcomePopup = lazyNamed('WelcomePopup', () => import('@quayside/ui/WelcomePopup'));
const Marketing = lazyNamed('Marketing', () => import('./Marketing.tsx'));
const ContactRoles = lazyNamed('ContactRoles', () => import('./ContactRoles.tsx'));

/** The one popup that is open. */
export function Popups(): JSX.Element | null {
  const { open, close } = useNotifications();
  if (open === null) return null;
  const { id, type } = open;
  return (
    <PageBoundary key={id} place="nowhere">
      <Suspense>
        {type === 'WELCOME' && <WelcomePopup open onClose={() => close(id)} />}
        {type === 'MARKETING' && <Marketing onClose={(dontShowAgain) => close(id, { dontShowAgain })} />}
        {type === 'CONTACT_ROLE_MANAGEMENT_WARNING' && <ContactRoles onClose={() => close(id)} />}
      </Suspense>
    </PageBoundary>
  );
}
