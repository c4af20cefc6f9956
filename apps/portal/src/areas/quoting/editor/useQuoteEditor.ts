import { usePortalServices, useStore, useUnsavedWork } from '@quayside/portal-core/react';
import type { HttpClient } from '@quayside/portal-core';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { changeQuote, getQuote, getQuoteSites, quoteDraftEntries, replaceQuoteSites } from '../api.ts';
import { createQuoteEditor } from './createQuoteEditor.ts';
import type { QuoteEditor, QuoteEditorState } from './quoteEditorState.ts';
import type { SavedQuote } from './quoteDraft.ts';

/** The editor of a quote, and the draft that filled it, if any. */
export interface UseQuoteEditorResult {
  readonly editor: QuoteEditor;
  readonly state: QuoteEditorState;
  /** When the restored draft was saved; null when there was none or it was dismissed. */
  readonly restoredAt: Date | null;
  dismiss(this: void): void;
}

const draftSchema = v.object(quoteDraftEntries);
const unsavedSchema = v.object({
  base: v.object({ etag: v.string(), ...quoteDraftEntries }),
  draft: draftSchema,
});

/** Edits the quote of this number while the page is open. Unsaved changes are restored when the page opens again. */
export function useQuoteEditor(number: string): UseQuoteEditorResult {
  const { http, platform } = usePortalServices('useQuoteEditor');
  const editor = useMemo(() => {
    const path = { quoteNumber: number };
    return createQuoteEditor({
      platform,
      load: () => loadSaved(http, number),
      async saveOptions(options, etag) {
        return (await changeQuote.send(http, { path, body: { options }, etag })).etag;
      },
      async saveSites(sites, etag) {
        const items = sites.map(({ address, bEnd, ...site }) => ({
          ...site,
          addressId: address.id,
          bEndAddressId: bEnd?.id ?? null,
        }));
        return (await replaceQuoteSites.send(http, { path, body: { items }, etag })).etag;
      },
    });
  }, [http, platform, number]);
  const state = useStore(editor);
  useEffect(() => {
    editor.start();
    return editor.stop;
  }, [editor]);
  const { restoredAt, dismiss } = useUnsavedWork(`quote-${number}`, {
    // Read when the draft is saved.
    get value() {
      return editor.readUnsaved();
    },
    restore(draft) {
      const read = v.safeParse(unsavedSchema, draft);
      if (read.success) editor.restore(read.output);
      return read.success;
    },
  });
  const [openedAtMs] = useState(() => platform.clock.now());
  // From one step to the next, the draft only carries the unsaved changes.
  const isOld = restoredAt !== null && openedAtMs - restoredAt.getTime() > STEP_MS;
  return { editor, state, restoredAt: isOld ? restoredAt : null, dismiss };
}

const STEP_MS = 60_000;
const fresh = { headers: { useCache: 'false' } };

/** Loads the present quote. Its two parts belong to one version. */
async function loadSaved(http: HttpClient, quoteNumber: string, tries = 3): Promise<SavedQuote> {
  const path = { quoteNumber };
  const [quote, sites] = await Promise.all([
    getQuote.send(http, { path }, fresh),
    getQuoteSites.send(http, { path }, fresh),
  ]);
  if (quote.etag !== sites.etag && tries > 1) return loadSaved(http, quoteNumber, tries - 1);
  return { etag: sites.etag, options: quote.options, sites: sites.items };
}
