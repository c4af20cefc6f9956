'use client';

import type { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { useId, useRef, useState } from 'react';
import { useForm, type Control, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useAfterPress } from '../input/useAfterPress.ts';
import { createRejections } from './createRejections.ts';
import { listProblems, type FormProblemItem, type ListedProblem } from './listProblems.tsx';
import { mergeDraft } from './mergeDraft.ts';
import { problemsOf, schemaResolver } from './schemaResolver.ts';
import { submitFailure, type SubmitFault } from './submitFailure.ts';

/** A form's schema, first values and call. */
export interface SchemaFormOptions<Values extends FieldValues, Output, Saved> {
  /** Checks the values on blur and on submit. Its messages are for the user. It must be synchronous. */
  readonly schema: v.GenericSchema<Values, Output>;
  /** The values at first: plain data, with one member for each field. Later changes have no effect: use `reset`. */
  readonly initial: NoInfer<Values>;
  /**
   * Sends the values, once at a time: usually `run` of `useAction` with `failure: 'in-place'`. It must not reject. An `idle` result
   * means that the user took the submit back.
   */
  readonly submit: (values: Output) => Promise<ActionState<Saved>>;
  /** Called after a successful submit, once the values count as saved. Leave the page here. */
  readonly onSaved?: (saved: Saved) => void;
  /** Returns the field that edits the server's field `name`, such as `siteContact.name`. Default: the one of that name. */
  readonly fieldOf?: (name: string) => string;
}

/** The state of the form. `invalid` includes a submit that the server rejected; `saved` ends with the next change. */
export type FormState =
  | { readonly status: 'editing' }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'invalid';
      readonly problems: readonly FormProblemItem[];
      /** Set if the call failed although nothing of the form is wrong. */
      readonly fault?: SubmitFault | undefined;
    }
  | {
      readonly status: 'conflict';
      readonly error: HttpStatusError;
      /** Whether the fields wait for the user's decision. Default false. */
      readonly isHeld?: true;
    }
  | { readonly status: 'saved'; readonly at: Date };

/** Whether the fields wait for the user's decision about a conflict. */
export function isHeld(state: FormState): boolean {
  return state.status === 'conflict' && state.isHeld === true;
}

/** A form. Pass it to `Form` and its fields. */
export interface SchemaForm<Values extends FieldValues> {
  /** The id of the `<form>`. A control's id is this, a hyphen and its name. */
  readonly id: string;
  readonly state: FormState;
  /** The number of submits that failed. It moves focus to the error summary. */
  readonly failedSubmits: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the library's types vary in the output, which fields do not use
  readonly control: Control<Values, any, any>;
  /** Runs what may move the fields: after the press that is under way, or at once. */
  readonly afterPress: (action: () => void) => void;
  /** Checks the values and sends them, unless they are being sent. Never rejects. */
  submit(this: void): Promise<void>;
  /** Forgets the outcome of the last submit, such as a refusal that another version has overtaken. */
  edit(this: void): void;
  /** Replaces the values, which then count as saved: the server's, or the first ones. */
  reset(this: void, values?: Values): void;
  /** Returns the values while they differ from the saved ones, else undefined. */
  readUnsaved(this: void): Values | undefined;
  /** Fills the form with a draft. Returns false when nothing of it fits. */
  restore(this: void, draft: unknown): boolean;
  /** For a submit that saved more than was sent, such as others' changes: shows `values`, of which `saved` count as saved. */
  showSaved(this: void, saved: Values, values: Values): void;
}

const asIs = (name: string): string => name;

/** Binds a form to a schema and a call. `useFormDraft` keeps unsaved values when the user leaves the page. */
export function useSchemaForm<Values extends FieldValues, Output, Saved>(
  options: SchemaFormOptions<Values, Output, Saved>,
): SchemaForm<Values> {
  const id = useId();
  const [initial] = useState(options.initial);
  const [state, setState] = useState<FormState>({ status: 'editing' });
  const [failedSubmits, setFailedSubmits] = useState(0);
  const saved = useRef(initial);
  const [rejections] = useState(createRejections);
  const isSending = useRef(false);
  /** What the submit under way has saved instead of the values that were sent; null for those. */
  const stored = useRef<Values | null>(null);
  const afterPress = useAfterPress();
  const form = useForm<Values, unknown, Output>({
    // Frozen data of the cache must not become the library's own.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type allows for missing members
    defaultValues: structuredClone(initial) as DefaultValues<Values>,
    resolver: schemaResolver(options.schema, rejections.problemsOf),
    mode: 'onBlur',
    // The error summary takes focus.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;

  function showProblems(problems: readonly ListedProblem[], fault?: SubmitFault): void {
    setState({ status: 'invalid', problems: listProblems(id, problems), fault });
    setFailedSubmits((count) => count + 1);
  }

  async function send(values: Output): Promise<void> {
    const sent = structuredClone(form.getValues());
    stored.current = null;
    const wasOnline = navigator.onLine;
    setState({ status: 'submitting' });
    const result = await options.submit(values);
    if (result.status === 'done') {
      saved.current = stored.current ?? sent;
      form.resetDefaultValues(saved.current);
      setState({ status: 'saved', at: new Date() });
      options.onSaved?.(result.value);
    } else if (result.status === 'failed') {
      const failure = submitFailure(result.error, wasOnline);
      if (failure.kind === 'cancelled') setState({ status: 'editing' });
      else if (failure.kind === 'conflict') setState({ status: 'conflict', error: failure.error });
      else {
        const { fieldOf = asIs } = options;
        const problems = failure.problems.map((problem) =>
          problem.name === null ? problem : { name: fieldOf(problem.name), message: problem.message },
        );
        rejections.replace(
          problems.filter((problem) => problem.name !== null),
          sent,
        );
        await form.trigger();
        showProblems(problems, failure.fault);
      }
    } else setState({ status: 'editing' });
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    rejections.replace();
    try {
      await form.handleSubmit(send, (errors) => showProblems(problemsOf(errors)))();
    } finally {
      isSending.current = false;
    }
  }

  return {
    id,
    state: state.status === 'saved' && isDirty ? { status: 'editing' } : state,
    failedSubmits,
    control: form.control,
    afterPress,
    submit,
    edit: () => setState({ status: 'editing' }),
    reset(values = saved.current) {
      saved.current = values;
      rejections.replace();
      form.reset(structuredClone(values));
      setState({ status: 'editing' });
    },
    readUnsaved() {
      const values = form.getValues();
      return JSON.stringify(values) === JSON.stringify(saved.current) ? undefined : values;
    },
    restore(draft) {
      const values = mergeDraft(initial, draft);
      if (values === null) return false;
      form.reset(values, { keepDefaultValues: true });
      return true;
    },
    showSaved(nowSaved, values) {
      stored.current = nowSaved;
      form.reset(structuredClone(values), { keepDefaultValues: true });
    },
  };
}
