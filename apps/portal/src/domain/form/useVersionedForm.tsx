import {
  ConflictAlert,
  isSame,
  LastChangeText,
  lastChangeOf,
  mergeParts,
  useVersionEffect,
  versionWords,
  type Versioned,
  type Whose,
} from '@quayside/page-kit/versions';
import { HttpStatusError } from '@quayside/portal-core';
import { useAddToast, useStore } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAuthorName } from '../useAuthorName.ts';
import type { FormDraft } from './useFormDraft.ts';
import { partsOf, useFormVersions, type Content, type VersionedFormOptions } from './useFormVersions.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts';
import { VersionConflict } from './VersionConflict.tsx';

/** The form, its kept draft, and its alert after a conflict. */
export interface VersionedForm<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  readonly draft: FormDraft;
  /** For the `conflict` of `Form`. */
  readonly conflict: (error: HttpStatusError) => JSX.Element;
}

const overtaken = new HttpStatusError(412, null, 'Another version was saved first.');
const gone = new HttpStatusError(404, null, 'It is no longer there.');

/**
 * A form that is saved by its button, over the version that the user saw. What another person changed meanwhile is merged, also with what
 * a tab kept; only values that both changed are asked about.
 */
export function useVersionedForm<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  options: VersionedFormOptions<Thing, Values, Output>,
): VersionedForm<Values> {
  const { noun, thing, valuesOf, describe } = options;
  const addToast = useAddToast();
  const nameOf = useAuthorName();
  const draft = useFormVersions(options);
  const { save, merged, content } = useStore(draft);
  const form = useSchemaForm<Values, Output, Thing>({
    schema: options.schema,
    initial: options.initial ?? valuesOf(thing),
    onSaved: options.onSaved,
    ...(options.fieldOf && { fieldOf: options.fieldOf }),
    async submit(values): Promise<ActionState<Thing>> {
      if ((await options.isReady?.(values)) === false) return { status: 'idle' };
      draft.change(() => ({ values }));
      // The button was pressed: it is sent also without a change, such as with a new file.
      const saved = await draft.saveAgain();
      const { save: outcome, content: now } = draft.getSnapshot();
      showMerged(values, now);
      if (saved?.thing) return { status: 'done', value: saved.thing };
      if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
      if (outcome.status === 'ended') return { status: 'failed', error: outcome.error ?? gone };
      // Values of two people that do not fit together: the form says which.
      if (outcome.status === 'unsaved') setRechecks((count) => count + 1);
      return { status: 'idle' };
    },
  });
  const keptDraft = useKeptForm(options.key, form, draft);
  const [rechecks, setRechecks] = useState(0);
  useVersionEffect(rechecks, (count) => {
    if (count > 0) void form.submit();
  });

  /** Shows others' values that came in with a save. What was typed since it was sent stays. */
  function showMerged(sent: Values, now: Content<Values>): void {
    if (isSame(now.values, sent)) return;
    const typed = form.readUnsaved() ?? sent;
    const shown = mergeParts(partsOf(options), {
      base: { values: sent },
      mine: { values: typed },
      theirs: now,
    });
    form.showSaved(now.values, shown.content.values);
  }

  useVersionEffect(thing.etag, () => {
    // A newer version is shown while nothing is typed.
    const { saved } = draft.getSnapshot();
    if (form.readUnsaved() !== undefined || thing.etag === saved.etag) return;
    draft.receive({
      etag: thing.etag,
      content: { values: valuesOf(thing) },
      thing,
      change: options.changeOf?.(thing) ?? null,
    });
    if (draft.getSnapshot().saved.etag === thing.etag) form.reset(options.initial ?? valuesOf(thing));
  });

  useVersionEffect(merged, (version) => {
    if (version === null) return;
    addToast({ tone: 'info', text: versionWords.merged(nameOf(version.change?.by ?? 'Somebody else')) });
    draft.dismissMerged();
  });

  function resolve(kept: Whose): void {
    draft.resolve(kept);
    const { saved, content: now } = draft.getSnapshot();
    if (isSame(now, saved.content)) form.reset(now.values);
    else {
      form.restore(now.values);
      void form.submit();
    }
  }

  const isConflict = save.status === 'conflict';
  return {
    form: isConflict ? { ...form, state: { status: 'conflict', error: overtaken, isHeld: true } } : form,
    draft: keptDraft,
    conflict(refusal) {
      if (!isConflict) {
        const change = lastChangeOf(refusal);
        return (
          <ConflictAlert
            title={refusal.problem?.message ?? versionWords.noLongerPossible}
            items={[]}
            choices={[
              {
                label: 'Discard my changes',
                onChoose() {
                  draft.change(() => draft.getSnapshot().saved.content);
                  form.reset(valuesOf(thing));
                  void options.reload();
                },
              },
            ]}
          >
            {change && (
              <p>
                <LastChangeText change={change} />
              </p>
            )}
          </ConflictAlert>
        );
      }
      const { theirs, clashes, error } = save;
      const { change } = theirs;
      return (
        <VersionConflict
          title={change ? versionWords.changedBy(nameOf(change.by), noun) : versionWords.changed(noun)}
          change={change}
          message={error?.problem?.message}
          typed={describe(content.values)}
          saved={describe(theirs.content.values)}
          clashes={clashes}
          onResolve={resolve}
        />
      );
    },
  };
}
