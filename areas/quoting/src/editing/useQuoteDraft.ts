import { entityTag } from '@quayside/page-kit/schema';
import {
  useVersionedDraft,
  type DraftState,
  type KeptDraft,
  type UseVersionedDraftResult,
} from '@quayside/page-kit/versions';
import { usePortalServices } from '@quayside/portal-core/react';
import { useState } from 'react';
import * as v from 'valibot';
import { quoteDraftEntries } from '../api.ts';
import { createQuoteDraft, quoteDraftPorts, type EditedQuote } from './createQuoteDraft.ts';
import type { QuoteContent } from './quoteContent.ts';
import type { QuoteVersion } from './quoteVersion.ts';

export type EditedQuoteState = DraftState<QuoteContent, QuoteVersion>;

/** A quote while it is edited, and what to do about restored changes. */
export interface UseQuoteDraftResult extends UseVersionedDraftResult<QuoteContent, QuoteVersion> {
  readonly quote: EditedQuote;
}

/** From one step to the next, the draft only carries the unsaved changes. */
const STEP_MS = 60_000;

const content = v.object(quoteDraftEntries);
const keptSchema = v.object({
  base: v.object({ etag: entityTag, content, by: v.string() }),
  content,
  sent: v.array(content),
});

/** Edits a quote while its page is open. `latest` is its version as the page loads it. Unsaved changes are restored when the page opens again. */
export function useQuoteDraft(number: string, latest: QuoteVersion): UseQuoteDraftResult {
  const { http, platform } = usePortalServices('useQuoteDraft');
  const [quote] = useState(() => createQuoteDraft(latest, quoteDraftPorts(http, platform, number)));
  const { restoredAt, ...edited } = useVersionedDraft(quote, { key: `quote-${number}`, readKept, latest });
  const [openedAtMs] = useState(() => platform.clock.now());
  const isOld = restoredAt !== null && openedAtMs - restoredAt.getTime() > STEP_MS;
  return { ...edited, quote, restoredAt: isOld ? restoredAt : null };
}

function readKept(kept: unknown): KeptDraft<QuoteContent, QuoteVersion> | null {
  const result = v.safeParse(keptSchema, kept);
  return result.success ? result.output : null;
}
