import * as v from 'valibot';
import { quoteDraftEntries } from '../api.ts';

const end = v.object({ text: v.string(), address: v.nullable(quoteDraftEntries.sites.item.entries.address) });

const siteDraft = v.object({
  a: end,
  b: end,
  reference: v.string(),
  fields: v.pipe(v.record(v.string(), v.string()), v.readonly()),
});

/** A site that is typed and not added yet, as plain data that a tab can keep. */
export type SiteDraft = v.InferOutput<typeof siteDraft>;

/** Reads the draft that a tab kept; null when it does not fit, because another version of the page wrote it. */
export function readSiteDraft(stored: unknown): SiteDraft | null {
  const read = v.safeParse(siteDraft, stored);
  return read.success ? read.output : null;
}
