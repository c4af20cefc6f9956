import { useToasts } from '@quayside/portal-core/react';
import { ScrollToTop } from '@quayside/ui/ScrollToTop';
import { Toasts } from '@quayside/ui/Toasts';
import type { JSX } from 'react';
import { Chat } from './Chat.tsx';
import { Popups } from './Popups.tsx';
import { useIsScrolled } from './useIsScrolled.ts';

/** What comes over the pages: the popups, the news, the arrow that leads to the top. A bare page is not interrupted by popups. */
export function Overlays({ isBare }: { isBare: boolean }): JSX.Element {
  const { toasts, dismiss } = useToasts();
  const isScrolled = useIsScrolled();
  return (
    <>
      {!isBare && <Popups />}
      <Chat />
      <ScrollToTop visible={isScrolled} />
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
