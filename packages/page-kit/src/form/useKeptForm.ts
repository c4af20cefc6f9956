import { entityTag } from '../schema/entityTag.ts';
import { useVersionEffect } from '../versions/useVersionEffect.ts';
import { type KeptDraft, type VersionedDraft } from '../versions/versionedDraft.ts';
import { type Versioned } from '../versions/versionedActionState.ts';
import { useUnsavedWork } from '@quayside/portal-core/react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { FormDraft } from './useFormDraft.ts';
import type { FormContent, FormVersion } from './useFormVersions.ts';
import type { SchemaForm } from './useSchemaForm.ts';

const keptSchema = v.object({
  base: v.object({ etag: entityTag, content: v.object({ values: v.looseObject({}) }) }),
  content: v.object({ values: v.looseObject({}) }),
  sent: v.array(v.object({ values: v.looseObject({}) })),
});

/**
 * Keeps what is typed over a reload, with the version that it was made from. `onMerged` is called when a newer version was merged with it:
 * `before` are the values that were kept.
 */
export function useKeptForm<Thing extends Versioned, Values extends FieldValues>(
  key: string,
  form: SchemaForm<Values>,
  draft: VersionedDraft<FormContent<Values>, FormVersion<Thing, Values>>,
  onMerged: (before: Values) => void,
): FormDraft {
  const { restoredAt, dismiss } = useUnsavedWork(key, {
    // Read when the work is kept: typing does not render the page.
    get value() {
      const values = form.readUnsaved();
      const { saved } = draft.getSnapshot();
      const sent = draft.readUnsaved()?.sent ?? [];
      if (values === undefined && sent.length === 0) return undefined;
      return {
        base: { etag: saved.etag, content: saved.content },
        content: { values: values ?? saved.content.values },
        sent,
      };
    },
    restore(kept) {
      if (!v.is(keptSchema, kept)) return false;
      // This form wrote it, so it has every value.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      const { base, ...rest } = kept as unknown as KeptDraft<FormContent<Values>, FormVersion<Thing, Values>>;
      draft.restore({ base: { ...base, thing: null, change: null }, ...rest });
      onMerged(rest.content.values);
      return form.restore(draft.getSnapshot().content.values);
    },
  });
  useVersionEffect(form.state.status === 'saved', (isSaved) => {
    if (isSaved) dismiss();
  });
  return {
    restoredAt,
    keep: dismiss,
    discard() {
      draft.change(() => draft.getSnapshot().saved.content);
      // In a conflict this is their version.
      form.reset(draft.getSnapshot().content.values);
      dismiss();
    },
  };
}
