import { useAddToast } from '@quayside/portal-core/react';
import { useCommandPaletteShortcut } from '@quayside/ui';
import { useState, type ReactNode } from 'react';
import { useDeviceSettings } from '@quayside/page-kit/settings';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { PageBoundary } from '../../loading/PageBoundary.tsx';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);

/** Opens and closes the command palette on Control + K, or Command + K. Its code is loaded on first use. */
export function PaletteShortcut(): ReactNode {
  const { paletteShortcut } = useDeviceSettings();
  const addToast = useAddToast();
  const [isOpen, setIsOpen] = useState(false);

  useCommandPaletteShortcut(() => {
    // Under a dialog the page is inert: the user answers the dialog first.
    if (isOpen || !isPageInert()) setIsOpen(!isOpen);
  }, paletteShortcut === 'on');

  function handleMissing(): void {
    setIsOpen(false);
    addToast({
      tone: 'critical',
      text: 'We couldn’t open the search. Check your connection and try again.',
    });
  }

  if (!isOpen) return null;
  return (
    <PageBoundary place="nowhere" onFail={handleMissing}>
      <Palette onClose={() => setIsOpen(false)} />
    </PageBoundary>
  );
}

function isPageInert(): boolean {
  return document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;
}
