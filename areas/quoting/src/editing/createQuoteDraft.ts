import {
  createVersionedDraft,
  isSame,
  type AutosavePlatform,
  type VersionedDraft,
} from '@quayside/page-kit/versions';
import type { QuoteOptions, QuoteSite } from '../api.ts';
import type { HttpClient } from '@quayside/portal-core';
import { createSiteIds } from '@quayside/shared/sites/createSiteIds.ts';
import { nextToSave, quoteParts, type QuoteContent } from './quoteContent.ts';
import { readQuoteVersion, saveQuoteOptions, saveQuoteSites, type QuoteVersion } from './quoteVersion.ts';

/** The sites and options of a quote while they are edited. */
export interface EditedQuote extends VersionedDraft<QuoteContent, QuoteVersion> {
  newIds(this: void, count: number): readonly string[];
}

/** The requests of a quote's draft. Its options and its sites are saved by a request each, over the version that the user saw. */
export interface QuoteDraftPorts {
  readonly platform: AutosavePlatform;
  load(this: void): Promise<QuoteVersion>;
  saveOptions(this: void, options: QuoteOptions, seen: QuoteVersion): Promise<QuoteVersion>;
  saveSites(this: void, sites: readonly QuoteSite[], seen: QuoteVersion): Promise<QuoteVersion>;
}

const PAUSE_MS = 600;

export function quoteDraftPorts(
  http: HttpClient,
  platform: AutosavePlatform,
  number: string,
): QuoteDraftPorts {
  return {
    platform,
    load: () => readQuoteVersion(http, number),
    saveOptions: (options, seen) => saveQuoteOptions(http, number, options, seen),
    saveSites: (sites, seen) => saveQuoteSites(http, number, sites, seen),
  };
}

/** Creates the draft of a quote from the version that was loaded. It is saved automatically. */
export function createQuoteDraft(
  loaded: QuoteVersion,
  { platform, load, saveOptions, saveSites }: QuoteDraftPorts,
): EditedQuote {
  const draft = createVersionedDraft<QuoteContent, QuoteVersion>(
    loaded,
    { parts: quoteParts, pauseMs: PAUSE_MS },
    {
      platform,
      load,
      sendable: nextToSave,
      save: ({ options, sites }, seen) =>
        isSame(options, seen.content.options) ? saveSites(sites, seen) : saveOptions(options, seen),
    },
  );
  const siteIds = createSiteIds();
  const note = (): void => {
    const { content, saved } = draft.getSnapshot();
    siteIds.note([...content.sites, ...saved.content.sites]);
  };
  note();
  draft.subscribe(note);
  return { ...draft, newIds: siteIds.next };
}
