import { useCurrentUser, usePortalServices } from '@quayside/portal-core/react';
import { WelcomePopup } from '@quayside/ui/WelcomePopup';
import type { JSX } from 'react';
import { topicsNotIncluded } from './topicsNotIncluded.ts';

/** The welcome popup. It has all six introductions, and says of which pages the user cannot open. */
export function Welcome({ onClose }: { onClose: () => void }): JSX.Element {
  const { access } = usePortalServices('Welcome');
  const user = useCurrentUser();
  const notIncluded = topicsNotIncluded((rule) => access.evaluate(rule, user));
  return <WelcomePopup open notIncluded={notIncluded} onClose={onClose} />;
}
