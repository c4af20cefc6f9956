'use client';

import type { MarketingContent, MarketingContentState } from '../notifications/createMarketingContent.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The marketing message, the address of its banner, and the command that loads it again. */
export interface UseMarketingContentResult extends Pick<MarketingContent, 'load' | 'logoPath'> {
  readonly state: MarketingContentState;
}

/** Returns the content of the marketing popup. Its HTML is not sanitised. */
export function useMarketingContent(): UseMarketingContentResult {
  const { marketing } = useSignedInServices('useMarketingContent').notifications;
  return { state: useStore(marketing), load: marketing.load, logoPath: marketing.logoPath };
}
