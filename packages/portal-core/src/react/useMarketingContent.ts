'use client';

import type { MarketingContent, MarketingContentState } from '../notifications/createMarketingContent.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The marketing message, where its banner is, and the command that loads it again. */
export interface UseMarketingContentResult extends Pick<MarketingContent, 'load' | 'logoPath'> {
  readonly state: MarketingContentState;
}

/** What the marketing popup shows. Its html is unsanitised. */
export function useMarketingContent(): UseMarketingContentResult {
  const { marketing } = useSignedInServices('useMarketingContent').notifications;
  return { state: useStore(marketing), load: marketing.load, logoPath: marketing.logoPath };
}
