import { useUnsavedWork } from '@quayside/portal-core/react';
import * as v from 'valibot';
import { choiceSchema } from '../api.ts';
import type { ChoiceSaver } from './createChoiceSaver.ts';

const chosen = { choices: v.array(choiceSchema), marginBasisPoints: v.number() };
const draftSchema = v.object({ base: v.object({ etag: v.string(), ...chosen }), ...chosen });

/** Keeps choices that could not be saved when the page is left, and saves them when it opens again. */
export function useChoiceDraft(quoteNumber: string, saver: ChoiceSaver): void {
  useUnsavedWork(`quote-choices ${quoteNumber}`, {
    // Read when the draft is saved: choosing does not draw the page.
    get value() {
      return saver.readDraft();
    },
    restore(draft) {
      const result = v.safeParse(draftSchema, draft);
      return result.success && saver.restore(result.output);
    },
  });
}
