'use client';

import { isSame, mergeParts, type Whose } from '../versions/mergeParts.ts';
import { useVersionEffect } from '../versions/useVersionEffect.ts';
import { type Versioned } from '../versions/versionedActionState.ts';
import { HttpStatusError } from '@quayside/portal-core';
import { useStore } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { endedForm } from './EndedForm.tsx';
import { FormConflict } from './FormConflict.tsx';
import type { FormDraft } from './useFormDraft.ts';
import { partsOf, useFormVersions, type FormContent, type VersionedFormOptions } from './useFormVersions.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useMergedValues } from './useMergedValues.tsx';
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts';

/** The form, its kept draft, and its alert after a conflict. */
export interface VersionedForm<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  readonly draft: FormDraft;
  /** For the `conflict` of `Form`. */
  readonly conflict: (error: HttpStatusError) => JSX.Element;
  /** In place of the form once its thing can no longer be changed: what was typed, or null if nothing was. Undefined while the form applies. */
  readonly ended: ReactNode;
}

const overtaken = new HttpStatusError(412, null, 'Another version was saved first.');

/**
 * A form that is saved by its button, over the version that the user saw. What another person changed meanwhile is merged, also with what
 * a tab kept, and shown in the form before it is sent; only values that both changed are asked about.
 */
export function useVersionedForm<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  options: VersionedFormOptions<Thing, Values, Output>,
): VersionedForm<Values> {
  const { thing, valuesOf, describe } = options;
  const { draft, receive, save } = useFormVersions(options);
  const state = useStore(draft);
  const mergedValues = useMergedValues(describe);
  const form = useSchemaForm<Values, Output, Thing>({
    schema: options.schema,
    initial: options.initial ?? valuesOf(thing),
    onSaved: options.onSaved,
    ...(options.fieldOf && { fieldOf: options.fieldOf }),
    async submit(values): Promise<ActionState<Thing>> {
      if ((await options.isReady?.(values)) === false) return { status: 'idle' };
      const result = await save(values);
      const { save: outcome, content: now } = draft.getSnapshot();
      showMerged(values, now);
      if (result.status === 'done') mergedValues.clear();
      // Values of two people that do not fit together: the form says which.
      if (outcome.status === 'unsaved' && !v.is(options.schema, now.values))
        setRechecks((count) => count + 1);
      return result;
    },
  });
  const keptDraft = useKeptForm(options.key, form, draft, noteMerged);
  const [rechecks, setRechecks] = useState(0);
  useVersionEffect(rechecks, (count) => {
    if (count > 0) void form.submit();
  });

  /** Shows others' values that came in with a press. What was typed since stays. */
  function showMerged(sent: Values, now: FormContent<Values>): void {
    noteMerged(sent);
    if (isSame(now.values, sent)) return;
    const typed = form.readUnsaved() ?? sent;
    const shown = mergeParts(partsOf(options), {
      base: { values: sent },
      mine: { values: typed },
      theirs: now,
    });
    form.showSaved(now.values, shown.content.values);
  }

  /** Remembers what another version changed in the form, for the notice. */
  function noteMerged(before: Values): void {
    const { merged, content: now } = draft.getSnapshot();
    if (merged === null) return;
    mergedValues.show({ change: merged.change, before, after: now.values });
    draft.dismissMerged();
  }

  useVersionEffect(thing.etag, () => {
    // A press that is under way finds out itself what became of it.
    if (form.state.status === 'submitting') return;
    const typed = form.readUnsaved();
    const received = receive(thing, typed);
    // The refusal was about an older version.
    if (received !== 'known' && form.state.status === 'conflict') form.edit();
    const { values } = draft.getSnapshot().content;
    if (received === 'replaces') form.reset(options.initial ?? valuesOf(thing));
    else if (received === 'saved') {
      form.reset(values);
      keptDraft.keep();
      options.onSaved(thing);
    } else if (received === 'merged' && typed !== undefined) {
      noteMerged(typed);
      form.restore(values);
    }
  });

  function resolve(kept: Whose): void {
    if (state.save.status !== 'conflict') return;
    const { change } = state.save.theirs;
    const before = state.content.values;
    keptDraft.keep();
    draft.resolve(kept);
    const { saved, content: now } = draft.getSnapshot();
    if (isSame(now, saved.content)) {
      form.reset(now.values);
      return;
    }
    form.restore(now.values);
    // What is sent was in the form before: what came in with the choice is shown first.
    if (isSame(now.values, before)) void form.submit();
    else mergedValues.show({ change, before, after: now.values });
  }

  function discard(): void {
    draft.change(() => draft.getSnapshot().saved.content);
    form.reset(valuesOf(thing));
    keptDraft.keep();
  }

  const isConflict = state.save.status === 'conflict';
  return {
    form: isConflict ? { ...form, state: { status: 'conflict', error: overtaken, isHeld: true } } : form,
    draft: {
      ...keptDraft,
      notice: mergedValues.notice,
      discard() {
        mergedValues.clear();
        keptDraft.discard();
      },
    },
    conflict: (refusal) => (
      <FormConflict
        noun={options.noun}
        describe={describe}
        state={state}
        refusal={refusal}
        onResolve={resolve}
        onRetry={() => void form.submit()}
        onDiscard={() => {
          discard();
          void options.reload();
        }}
      />
    ),
    ended: endedForm(options, state, form.readUnsaved, discard),
  };
}
