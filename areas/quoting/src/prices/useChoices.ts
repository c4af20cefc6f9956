import { entityTag } from '@quayside/page-kit/schema';
import {
  useVersionedDraft,
  withoutCache,
  type AutosavePlatform,
  type KeptDraft,
} from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import { useHttp, usePortalServices } from '@quayside/portal-core/react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useShownDraft } from '../frame/shownDraft.ts';
import { cellPlaceSchema, changeQuote, getQuote, type Quote, type QuoteSite } from '../api.ts';
import { chooseQuotePrices } from '../pricesApi.ts';
import {
  choicesVersion,
  createChoices,
  type ChoicesPorts,
  type ChoicesContent,
  type ChoicesState,
  type ChoicesVersion,
  type EditedChoices,
} from './createChoices.ts';
import type { PriceBook } from './createPriceBook.ts';

const { siteId, ...place } = cellPlaceSchema.entries;
const content = v.object({
  choices: v.array(v.object({ siteId, place: v.object(place), marginBasisPoints: v.nullable(v.number()) })),
  marginBasisPoints: v.number(),
});
const keptSchema = v.object({
  base: v.object({ etag: entityTag, content, by: v.string() }),
  content,
  sent: v.array(content),
});

export function choicesPorts(
  http: HttpClient,
  platform: AutosavePlatform,
  quoteNumber: string,
): ChoicesPorts {
  const path = { quoteNumber };
  return {
    platform,
    load: async () => choicesVersion(await getQuote.send(http, { path }, withoutCache)),
    saveChoices: async (items, { etag }) =>
      choicesVersion(await chooseQuotePrices.send(http, { path, body: { items }, etag })),
    saveMargin: async (marginBasisPoints, { etag }) =>
      choicesVersion(await changeQuote.send(http, { path, body: { marginBasisPoints }, etag })),
  };
}

/** The choices of a quote while a page shows them. Choices that could not be saved when the page was left are saved when one opens again. */
export function useChoices(
  quote: Quote,
  sites: readonly QuoteSite[],
  book: PriceBook,
): { choices: EditedChoices; state: ChoicesState } {
  const http = useHttp();
  const { platform } = usePortalServices('useChoices');
  const latest = useMemo(() => choicesVersion(quote), [quote]);
  const [choices] = useState(() => createChoices(latest, book, choicesPorts(http, platform, quote.number)));
  useShownDraft(choices);
  const { state } = useVersionedDraft(choices, {
    key: `quote-choices ${quote.number}`,
    readKept: (kept) => readKept(kept, new Set(sites.map(({ id }) => id))),
    latest,
  });
  return { choices, state };
}

/** Reads what a tab kept. A site that was removed since has no choice. */
function readKept(
  kept: unknown,
  siteIds: ReadonlySet<string>,
): KeptDraft<ChoicesContent, ChoicesVersion> | null {
  const result = v.safeParse(keptSchema, kept);
  if (!result.success) return null;
  const { base, content: mine, sent } = result.output;
  const ofSites = (each: ChoicesContent): ChoicesContent => ({
    ...each,
    choices: each.choices.filter((choice) => siteIds.has(choice.siteId)),
  });
  return {
    base: { ...base, content: ofSites(base.content) },
    content: ofSites(mine),
    sent: sent.map(ofSites),
  };
}
