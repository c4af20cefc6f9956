import { openTab } from '@quayside/page-kit/page';
import { useSignedInServices } from '@quayside/portal-core/react';
import { useRef } from 'react';
import { openUserGuide } from './userGuide.ts';

/** Opens the user guide in a new tab. It ignores a double click, unless the user has closed the first tab. */
export function useUserGuide(): () => void {
  const services = useSignedInServices();
  const openingGuide = useRef<{ tab: Window | null } | null>(null);
  return () => {
    if (openingGuide.current && !openingGuide.current.tab?.closed) return;
    const opening = { tab: openTab() };
    openingGuide.current = opening;
    void openUserGuide(services, opening.tab).finally(() => {
      if (openingGuide.current === opening) openingGuide.current = null;
    });
  };
}
