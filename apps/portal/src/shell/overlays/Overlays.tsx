import { useToasts } from '@quayside/portal-core/react';
import { ScrollToTop } from '@quayside/ui/ScrollToTop';
import { Toasts } from '@quayside/ui/Toasts';
import type { JSX } from 'react';
import { Chat } from './Chat.tsx';
import { PaletteShortcut } from './palette/PaletteShortcut.tsx';
import { Popups } from './Popups.tsx';
import { useIsScrolled } from './useIsScrolled.ts';

/** The overlays of the shell: popup, chat button, command palette, scroll-to-top button and toasts. A bare page has no popups. */
export function Overlays({ isBare }: { isBare: boolean }): JSX.Element {
  const { toasts, dismiss } = useToasts();
  const isScrolled = useIsScrolled();
  return (
    <>
      {!isBare && <Popups />}
      <Chat />
      <PaletteShortcut />
      <ScrollToTop visible={isScrolled} />
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
