import { changePath } from '@quayside/contract/paths/services';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { useAddToast } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, isRefusedForChange } from '@quayside/page-kit/versions';
import type { ChangeRequestDetails, ChangeRequestPreview } from '../api.ts';
import { requestOnce } from '../requestOnce.ts';
import { seenCharges } from '../seenCharges.ts';
import { newChangeSchema, type NewChangeValues } from './newChangeSchema.ts';
import { fieldOf, toNewChange } from './toNewChange.ts';

/** The user reads the request once more before it is sent. */
export interface ChangeReview {
  readonly isSending: boolean;
  /** Sends the request for the version and with the charges that the review shows. */
  confirm(this: void, seen: ChangeRequestPreview): void;
  cancel(this: void): void;
}

export interface NewChangeForm {
  readonly form: SchemaForm<NewChangeValues>;
  /** Null unless the user is asked to confirm. */
  readonly review: ChangeReview | null;
}

/** What the form begins with, and where its charges come from. */
export interface NewChangeFormOptions {
  initial: NewChangeValues;
  earliest: CalendarDay | null;
  /** Loads the service and its charges again: the server has others than the review showed. */
  onRefusedForChange: () => void;
}

/** A form that requests a change once, after a review, and then shows it. */
export function useNewChangeForm({
  initial,
  earliest,
  onRefusedForChange,
}: NewChangeFormOptions): NewChangeForm {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const { create } = useKeyedAction(requestOnce);
  const [review, setReview] = useState<ChangeReview | null>(null);

  /** Resolves with what the review showed; null if the user goes back to the form. */
  async function asked(): Promise<ChangeRequestPreview | null> {
    return new Promise((resolve) =>
      setReview({ isSending: false, confirm: resolve, cancel: () => resolve(null) }),
    );
  }

  const form = useSchemaForm({
    schema: newChangeSchema(earliest),
    initial,
    fieldOf,
    async submit(values): Promise<ActionState<ChangeRequestDetails>> {
      const seen = await asked();
      if (seen === null) {
        setReview(null);
        return { status: 'idle' };
      }
      setReview({ isSending: true, confirm: () => undefined, cancel: () => undefined });
      const result = await create({
        etag: seen.etag,
        request: { ...toNewChange(values), charges: seenCharges(seen) },
      });
      if (result.status === 'failed' && isRefusedForChange(result.error)) onRefusedForChange();
      setReview(null);
      return result;
    },
    onSaved({ id }: ChangeRequestDetails) {
      addToast({ tone: 'positive', text: `${id} is submitted. Every step appears on its page.` });
      // Back leads to where the user came from, not to an empty form.
      void navigate(changePath.href({ id }), { replace: true });
    },
  });
  return { form, review };
}

export function useNewChangeValues({ control }: SchemaForm<NewChangeValues>): NewChangeValues {
  return useWatch({ control, compute: (typed: NewChangeValues) => typed });
}
