import {
  createVersionedDraft,
  fields,
  isSame,
  mergeParts,
  versionWords,
  type KeptDraft,
  type PartMerge,
  type Parts,
  type SavedVersion,
  type VersionedDraft,
  type Whose,
} from '@quayside/page-kit/versions';
import { HttpStatusError, type HttpClient } from '@quayside/portal-core';
import { useAddToast, usePortalServices, useStore, useUnsavedWork } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useEffect, useState, type JSX } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { useAuthorName } from '../useAuthorName.ts';
import type { FormDraft } from './useFormDraft.ts';
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts';
import { VersionConflict, type DescribedField } from './VersionConflict.tsx';

/** A thing that changes by versions. */
interface Versioned {
  readonly etag: string;
}

/** A form that changes one thing, which other people may change meanwhile. */
export interface VersionedFormOptions<Thing extends Versioned, Values extends FieldValues, Output> {
  /** Identifies the form and its thing within the portal: what is typed is kept under it. */
  readonly key: string;
  /** The kind of thing, such as `port`. */
  readonly noun: string;
  /** The thing as the page draws it. */
  readonly thing: Thing;
  readonly schema: v.GenericSchema<Values, Output>;
  readonly valuesOf: (thing: Thing) => Values;
  /** The values at first. Default: those of the thing. */
  readonly initial?: Values;
  /** How the values of two people are merged. Default: each by itself; `whole()` for values that only make sense together. */
  readonly merge?: PartMerge<Values>;
  /** The values as texts, to compare two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
  /** Whoever changed the thing last; null if that is not known. */
  readonly changedBy?: (thing: Thing) => string | null;
  /** Whether the values can be sent now, such as once a file is uploaded. Default: always. */
  readonly isReady?: () => Promise<boolean>;
  /** Saves the values over the version that the user saw. Rejects as calls do. */
  readonly send: (http: HttpClient, values: Output, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  readonly read: (http: HttpClient) => Promise<Thing>;
  /** Loads the thing of the page again, because another version was met. */
  readonly reload: () => Promise<void>;
  readonly onSaved: (saved: Thing) => void;
  readonly fieldOf?: (name: string) => string;
}

/** The form, its kept draft, and its alert after a conflict. */
export interface VersionedForm<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  readonly draft: FormDraft;
  /** For the `conflict` of `Form`. */
  readonly conflict: (error: HttpStatusError) => JSX.Element;
}

interface Content<Values> {
  readonly values: Values;
}

interface Version<Thing, Values> extends SavedVersion<Content<Values>> {
  /** Null in what a tab kept. */
  readonly thing: Thing | null;
}

function partsOf<Values extends FieldValues>({
  merge = fields(),
}: {
  readonly merge?: PartMerge<Values>;
}): Parts<Content<Values>> {
  return { values: merge };
}

const overtaken = new HttpStatusError(412, null, 'Another version was saved first.');

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
  const form = useSchemaForm<Values, Values, Thing>({
    schema: options.schema,
    initial: options.initial ?? valuesOf(thing),
    onSaved: options.onSaved,
    ...(options.fieldOf && { fieldOf: options.fieldOf }),
    async submit(values): Promise<ActionState<Thing>> {
      if ((await options.isReady?.()) === false) return { status: 'idle' };
      draft.change(() => ({ values }));
      const saved = await draft.flush();
      const { save: outcome, content: now } = draft.getSnapshot();
      showMerged(values, now);
      if (saved?.thing) return { status: 'done', value: saved.thing };
      return outcome.status === 'failed' ? { status: 'failed', error: outcome.error } : { status: 'idle' };
    },
  });
  const keptDraft = useKeptForm(options.key, form, draft);

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

  useEffect(() => {
    // A newer version is shown while nothing is typed.
    const { saved } = draft.getSnapshot();
    if (form.readUnsaved() !== undefined || thing.etag === saved.etag) return;
    draft.receive({ etag: thing.etag, content: { values: valuesOf(thing) }, thing });
    if (draft.getSnapshot().saved.etag === thing.etag) form.reset(options.initial ?? valuesOf(thing));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [thing.etag]);

  const mergedThing = merged?.thing;
  useEffect(() => {
    if (mergedThing === undefined) return;
    const by = (mergedThing && options.changedBy?.(mergedThing)) ?? 'Somebody else';
    addToast({ tone: 'info', text: versionWords.merged(nameOf(by)) });
    draft.dismissMerged();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [mergedThing]);

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
    form: isConflict ? { ...form, state: { status: 'conflict', error: overtaken } } : form,
    draft: keptDraft,
    conflict({ problem }) {
      // A refusal for another reason than a newer version: the thing is no longer open to this.
      const theirs = isConflict ? save.theirs : null;
      const by = theirs?.thing ? options.changedBy?.(theirs.thing) : null;
      return (
        <VersionConflict
          title={by ? versionWords.changedBy(nameOf(by), noun) : versionWords.changed(noun)}
          // The title names the other person already.
          message={
            by ? undefined : (problem?.message ?? (isConflict ? save.error?.problem?.message : undefined))
          }
          typed={describe(content.values)}
          saved={describe(theirs?.content.values ?? valuesOf(thing))}
          clashes={isConflict ? save.clashes : []}
          onResolve={(kept) => {
            if (isConflict) resolve(kept);
            else if (kept === 'mine') void form.submit();
            else form.reset(valuesOf(thing));
          }}
        />
      );
    },
  };
}

/** The versions of a form's thing. Nothing is saved before the form asks for it. */
function useFormVersions<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  options: VersionedFormOptions<Thing, Values, Output>,
): VersionedDraft<Content<Values>, Version<Thing, Values>> {
  const services = usePortalServices('useVersionedForm');
  const [{ draft, setOptions }] = useState(() => createFormVersions(options, services));
  useEffect(() => setOptions(options));
  return draft;
}

function createFormVersions<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  first: VersionedFormOptions<Thing, Values, Output>,
  { http, platform }: Pick<ReturnType<typeof usePortalServices>, 'http' | 'platform'>,
) {
  let options = first;
  const versionOf = (thing: Thing): Version<Thing, Values> => ({
    etag: thing.etag,
    content: { values: options.valuesOf(thing) },
    thing,
  });
  const draft = createVersionedDraft<Content<Values>, Version<Thing, Values>>(
    versionOf(first.thing),
    { parts: partsOf(first), pauseMs: null },
    {
      platform,
      // Values that no longer fit together are checked by the user first.
      sendable: (content, saved) => (v.is(options.schema, content.values) ? content : saved),
      async save({ values }, { etag, thing }) {
        const seen = { ...(thing ?? first.thing), etag };
        return versionOf(await options.send(http, v.parse(options.schema, values), seen));
      },
      async load() {
        const theirs = await options.read(http);
        void options.reload();
        return versionOf(theirs);
      },
    },
  );
  return {
    draft,
    setOptions(this: void, next: VersionedFormOptions<Thing, Values, Output>): void {
      options = next;
    },
  };
}

const keptSchema = v.object({
  base: v.object({ etag: v.string(), content: v.object({ values: v.looseObject({}) }) }),
  content: v.object({ values: v.looseObject({}) }),
  sent: v.array(v.object({ values: v.looseObject({}) })),
});

/** Keeps what is typed over a reload, with the version that it was made from. */
function useKeptForm<Thing extends Versioned, Values extends FieldValues>(
  key: string,
  form: SchemaForm<Values>,
  draft: VersionedDraft<Content<Values>, Version<Thing, Values>>,
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
      const { base, ...rest } = kept as unknown as KeptDraft<Content<Values>, Version<Thing, Values>>;
      draft.restore({ base: { ...base, thing: null }, ...rest });
      return form.restore(draft.getSnapshot().content.values);
    },
  });
  return {
    restoredAt,
    keep: dismiss,
    discard() {
      const { saved } = draft.getSnapshot();
      draft.change(() => saved.content);
      form.reset(saved.content.values);
      dismiss();
    },
  };
}
