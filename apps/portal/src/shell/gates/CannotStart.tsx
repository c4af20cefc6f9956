import { CannotStartScreen } from '@quayside/ui/CannotStartScreen';
import type { JSX } from 'react';
import { documentTitle } from '@quayside/shared/product.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

/** The screen when the runtime config can't be loaded. */
export function CannotStart({ onRetry }: { onRetry: () => void }): JSX.Element {
  useDocumentTitle(documentTitle('Cannot start'));
  return <CannotStartScreen onRetry={onRetry} />;
}
