'use client';

import { isEndUnknown } from '../versions/conflictReason.ts';
import { createVersionedDraft } from '../versions/createVersionedDraft.ts';
import { fields, isSame, type PartMerge, type Parts } from '../versions/mergeParts.ts';
import { lastChangeOf, type LastChange } from '../versions/lastChange.ts';
import { useOwnName } from '../versions/useOwnName.ts';
import { type SavedVersion, type VersionedDraft } from '../versions/versionedDraft.ts';
import { type Versioned } from '../versions/versionedActionState.ts';
import { HttpStatusError, type HttpClient } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { usePortalServices } from '@quayside/portal-core/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { DescribedField } from './VersionConflict.tsx';

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
  /** Whether the form may still change a version. Default: it may change each. */
  readonly isOpen?: (thing: Thing) => boolean;
  /** What the user can do with what was typed once the form cannot change the thing. Default: copy or discard it. */
  readonly whenEnded?: { readonly advice: string; readonly action: ReactNode };
  /** The values at first. Default: those of the thing. */
  readonly initial?: Values;
  /** How the values of two people are merged. Default: each value has one author; `whole()` for values that only make sense together. */
  readonly merge?: PartMerge<Values>;
  /** The values as texts, to compare two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
  /** Who changed a version last, and when, if it says so itself; null if not. Default: only a refusal says so. */
  readonly changeOf?: (thing: Thing) => LastChange | null;
  /** Whether the values can be sent now, such as once a file is uploaded. Default: always. */
  readonly isReady?: (values: Output) => Promise<boolean>;
  /** Saves the values over the version that the user saw. Rejects as calls do. */
  readonly send: (http: HttpClient, values: Output, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  readonly read: (http: HttpClient) => Promise<Thing>;
  /** Loads the thing of the page again, because another version was met. */
  readonly reload: () => Promise<void>;
  readonly onSaved: (saved: Thing) => void;
  readonly fieldOf?: (name: string) => string;
}

/** What a form edits and calls, without its page. */
export type VersionedFormCalls<Thing extends Versioned, Values extends FieldValues, Output = Values> = Omit<
  VersionedFormOptions<Thing, Values, Output>,
  'isReady' | 'reload' | 'onSaved'
>;

/** The content of a form as a draft. */
export interface FormContent<Values> {
  readonly values: Values;
}

/** A version of a form's thing. */
export interface FormVersion<Thing, Values> extends SavedVersion<FormContent<Values>> {
  /** Null in what a tab kept. */
  readonly thing: Thing | null;
  /** Who made it, and when; null if that is not known. */
  readonly change: LastChange | null;
}

/** How the values of two people are merged. */
export function partsOf<Values extends FieldValues>({
  merge = fields(),
}: {
  readonly merge?: PartMerge<Values>;
}): Parts<FormContent<Values>> {
  return { values: merge };
}

export interface FormVersions<Thing extends Versioned, Values extends FieldValues> {
  /** Nothing is saved before the form asks for it. */
  readonly draft: VersionedDraft<FormContent<Values>, FormVersion<Thing, Values>>;
  /** Takes a thing that was read: after a response was lost, or in the background. `typed`: undefined while everything is saved. */
  receive(this: void, thing: Thing, typed: Values | undefined): ReceivedVersion;
  /** Saves the values, also without a change, such as with a new file. `idle`: others' values came in, which the user looks at first. */
  save(this: void, values: Values): Promise<ActionState<Thing>>;
}

/**
 * What a version that was read means for the form.
 *
 * - `known`: nothing, the form has seen it or a later one.
 * - `later`: what is typed is merged with it once that is sent. Or the form cannot change the thing any more.
 * - `replaces`: nothing was typed, and the form shows it.
 * - `saved`: it has exactly what is typed, such as after a lost response.
 * - `merged`: what is typed was merged with it.
 */
export type ReceivedVersion = 'known' | 'later' | 'replaces' | 'saved' | 'merged';

export function useFormVersions<Thing extends Versioned, Values extends FieldValues, Output extends Values>(
  options: VersionedFormOptions<Thing, Values, Output>,
): FormVersions<Thing, Values> {
  const services = usePortalServices('useVersionedForm');
  const ownName = useOwnName();
  const [{ setOptions, ...versions }] = useState(() => createFormVersions(options, services, ownName));
  useEffect(() => setOptions(options));
  return versions;
}

const gone = new HttpStatusError(404, null, 'It is no longer there.');

/** Creates the versions of a form's thing. `setOptions` replaces the options, such as after a render. */
export function createFormVersions<
  Thing extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(
  first: VersionedFormOptions<Thing, Values, Output>,
  { http, platform }: Pick<ReturnType<typeof usePortalServices>, 'http' | 'platform'>,
  ownName: string,
) {
  let options = first;
  function versionOf(thing: Thing, refusal?: HttpStatusError): FormVersion<Thing, Values> {
    const change = latestOf(lastChangeOf(refusal), options.changeOf?.(thing) ?? null);
    return {
      etag: thing.etag,
      content: { values: options.valuesOf(thing) },
      thing,
      change,
      isOpen: options.isOpen?.(thing) ?? true,
      isOwn: change?.by === ownName,
    };
  }
  const draft = createVersionedDraft<FormContent<Values>, FormVersion<Thing, Values>>(
    versionOf(first.thing),
    { parts: partsOf(first), pauseMs: null, showsMergedFirst: true },
    {
      platform,
      // Values that no longer fit together are checked by the user first.
      sendable: (content, saved) => (v.is(options.schema, content.values) ? content : saved),
      async save({ values }, { etag, thing }) {
        const seen = { ...(thing ?? first.thing), etag };
        return versionOf(await options.send(http, v.parse(options.schema, values), seen));
      },
      async load(refusal) {
        const theirs = await options.read(http);
        void options.reload();
        return versionOf(theirs, refusal);
      },
    },
  );
  function receive(thing: Thing, typed: Values | undefined): ReceivedVersion {
    const version = versionOf(thing);
    const { save, saved } = draft.getSnapshot();
    const theirs = 'theirs' in save ? save.theirs : undefined;
    const isShown = theirs?.etag === version.etag && theirs.isOpen === version.isOpen;
    if (isShown || version.etag === saved.etag) return 'known';
    const isSendable = version.isOpen === true && save.status !== 'ended';
    if (typed !== undefined && isSendable && !hasSent(version)) return 'later';
    if (typed !== undefined) draft.change(() => ({ values: asSent(typed) }));
    draft.receive(version);
    const now = draft.getSnapshot();
    if (now.saved.etag !== version.etag || now.save.status === 'ended') return 'later';
    if (typed === undefined) return 'replaces';
    return draft.readUnsaved() === undefined ? 'saved' : 'merged';
  }
  /** What the form would send of what is typed, such as without spaces at its ends; what is typed while it cannot be sent. */
  function asSent(typed: Values): Values {
    const { success, output } = v.safeParse(options.schema, typed);
    return success ? output : typed;
  }
  /** Whether a version has exactly what was sent without a known end: that was saved. */
  function hasSent({ etag, content }: FormVersion<Thing, Values>): boolean {
    const { sent = [], base } = draft.readUnsaved() ?? {};
    return etag !== base?.etag && sent.some((each) => isSame(each, content));
  }
  return {
    draft,
    receive,
    async save(this: void, values: Values): Promise<ActionState<Thing>> {
      draft.change(() => ({ values }));
      const saved = await draft.saveAgain();
      if (saved?.thing) return { status: 'done', value: saved.thing };
      const { save } = draft.getSnapshot();
      if (save.status === 'ended') return { status: 'failed', error: save.error ?? gone };
      if (save.status !== 'failed') return { status: 'idle' };
      const { error, refusal } = save;
      if (refusal !== undefined) return { status: 'failed', error: refusal };
      // Nobody knows whether it was saved, unless the thing shows it.
      const now = isEndUnknown(error) ? await options.read(http).catch(() => null) : null;
      return now !== null && receive(now, values) === 'saved'
        ? { status: 'done', value: now }
        : { status: 'failed', error };
    },
    setOptions(this: void, next: VersionedFormOptions<Thing, Values, Output>): void {
      options = next;
    },
  };
}

/** The change that a refusal names, in the words of the version's own history if that has it. */
function latestOf(refused: LastChange | null, recorded: LastChange | null): LastChange | null {
  if (refused === null) return recorded;
  return recorded !== null && recorded.at === refused.at && recorded.by === refused.by ? recorded : refused;
}
