import { authorName, lastChangeOf } from '../versions/lastChange.ts';
import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { isEndUnknown } from '../versions/conflictReason.ts';
import { isSame, mergeParts, type Whose } from '../versions/mergeParts.ts';
import { LastChangeText } from '../versions/LastChangeText.tsx';
import { useOwnName } from '../versions/useOwnName.ts';
import { useVersionEffect } from '../versions/useVersionEffect.ts';
import { versionWords } from '../versions/versionWords.ts';
import { type Versioned } from '../versions/versionedActionState.ts';
import { Button } from '@quayside/ui/Button';
import { HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError, useStore } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { EndedForm } from './EndedForm.tsx';
import type { FormDraft } from './useFormDraft.ts';
import { partsOf, useFormVersions, type Content, type VersionedFormOptions } from './useFormVersions.ts';
import { useKeptForm } from './useKeptForm.ts';
import { useMergedValues } from './useMergedValues.tsx';
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts';
import { VersionConflict } from './VersionConflict.tsx';

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
const gone = new HttpStatusError(404, null, 'It is no longer there.');

/**
 * A form that is saved by its button, over the version that the user saw. What another person changed meanwhile is merged, also with what
 * a tab kept, and shown in the form before it is sent; only values that both changed are asked about.
 */
export function useVersionedForm<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  options: VersionedFormOptions<Thing, Values, Output>,
): VersionedForm<Values> {
  const { noun, thing, valuesOf, describe } = options;
  const ownName = useOwnName();
  const { draft, versionOf, hasSent, findSave } = useFormVersions(options);
  const { save, content, saved: base } = useStore(draft);
  const mergedValues = useMergedValues(describe);
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
      if (saved?.thing) {
        mergedValues.clear();
        return { status: 'done', value: saved.thing };
      }
      if (outcome.status === 'failed') {
        const found = isEndUnknown(outcome.error) ? await findSave() : null;
        return found === null ? { status: 'failed', error: outcome.error } : { status: 'done', value: found };
      }
      if (outcome.status === 'ended') return { status: 'failed', error: outcome.error ?? gone };
      // Values of two people that do not fit together: the form says which.
      if (outcome.status === 'unsaved' && !v.is(options.schema, now.values))
        setRechecks((count) => count + 1);
      return { status: 'idle' };
    },
  });
  const keptDraft = useKeptForm(options.key, form, draft, noteMerged);
  const [rechecks, setRechecks] = useState(0);
  useVersionEffect(rechecks, (count) => {
    if (count > 0) void form.submit();
  });

  /** Shows others' values that came in with a press. What was typed since stays. */
  function showMerged(sent: Values, now: Content<Values>): void {
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
    const { save: outcome, saved } = draft.getSnapshot();
    const version = versionOf(thing);
    const theirs = 'theirs' in outcome ? outcome.theirs : undefined;
    const isShown = theirs?.etag === version.etag && theirs.isOpen === version.isOpen;
    if (isShown || version.etag === saved.etag) return;
    // The refusal was about an older version.
    if (form.state.status === 'conflict') form.edit();
    const typed = form.readUnsaved();
    const isSaved = hasSent(version);
    // Another version is merged with what is typed once that is sent, unless it cannot be sent.
    if (typed !== undefined && version.isOpen && !isSaved && outcome.status !== 'ended') return;
    if (typed !== undefined) draft.change(() => ({ values: typed }));
    draft.receive(version);
    const { saved: present, content: now, save: next } = draft.getSnapshot();
    if (present.etag !== version.etag || next.status === 'ended') return;
    if (typed === undefined) form.reset(options.initial ?? valuesOf(thing));
    else if (draft.readUnsaved() === undefined) {
      form.reset(now.values);
      keptDraft.keep();
      options.onSaved(thing);
    } else {
      noteMerged(typed);
      form.restore(now.values);
    }
  });

  function resolve(kept: Whose): void {
    if (save.status !== 'conflict') return;
    const { change } = save.theirs;
    const before = content.values;
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

  const isConflict = save.status === 'conflict';
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
    conflict(refusal) {
      if (!isConflict) {
        const refusedFor = lastChangeOf(refusal);
        return (
          <ConflictAlert
            title={refusal.problem?.message ?? versionWords.noLongerPossible}
            items={[]}
            choices={[
              {
                label: 'Discard my changes',
                onChoose() {
                  discard();
                  void options.reload();
                },
              },
            ]}
          >
            {refusedFor && (
              <p>
                <LastChangeText change={refusedFor} ownName={ownName} />
              </p>
            )}
          </ConflictAlert>
        );
      }
      const { theirs, clashes, error } = save;
      const { change } = theirs;
      return (
        <VersionConflict
          title={
            change ? versionWords.changedBy(authorName(change.by, ownName), noun) : versionWords.changed(noun)
          }
          change={change}
          message={error?.problem?.message}
          typed={describe(content.values)}
          saved={describe(theirs.content.values)}
          clashes={clashes}
          onResolve={resolve}
        />
      );
    },
    ended: endedForm(),
  };

  function endedForm(): ReactNode {
    const { theirs, error } = save.status === 'ended' ? save : {};
    if (theirs === undefined) {
      const isUnopened = options.isOpen?.(thing) === false && save.status === 'saved';
      return isUnopened && form.readUnsaved() === undefined ? null : undefined;
    }
    const before = new Map(describe(base.content.values).map(({ id, text }) => [id, text]));
    const typed = describe(content.values).filter(({ id, text }) => text !== before.get(id));
    if (typed.length === 0) return null;
    const { advice = 'Copy what you need.', action } = options.whenEnded ?? {};
    return (
      <EndedForm
        noun={noun}
        change={theirs.change}
        message={isHttpStatusError(error) ? error.problem?.message : undefined}
        typed={typed}
        advice={advice}
        action={action ?? <Button onClick={discard}>Discard my changes</Button>}
      />
    );
  }
}
