import { dealPath } from '@quayside/contract/paths/partner-programme';
import { useAddToast } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayInLondon } from '../../../domain/days.ts';
import { useFormDraft } from '../../../domain/form/useFormDraft.ts';
import { useSchemaForm } from '../../../domain/form/useSchemaForm.ts';
import type { DealDetails } from '../api.ts';
import type { DealFormProps } from './DealFormView.tsx';
import { dealSchema, type DealValues, type ValidDeal } from './dealSchema.ts';
import { useDealCheck } from './useDealCheck.ts';

/** The options that differ between a new deal and a draft. */
export interface DealFormOptions {
  readonly initial: DealValues;
  /** The draft that is corrected; undefined for a new deal. */
  readonly number?: string;
  readonly send: (body: ValidDeal) => Promise<ActionState<DealDetails>>;
}

/** A form that registers a deal once the user has seen which deals there are for the same customer. */
export function useDealForm({ initial, number, send }: DealFormOptions): Omit<DealFormProps, 'cancelHref'> {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const [today] = useState(() => todayInLondon(Date.now()));
  const [schema] = useState(() => dealSchema(today));
  const { found, check } = useDealCheck(number);
  const form = useSchemaForm<DealValues, ValidDeal, DealDetails>({
    schema,
    initial,
    async submit(body) {
      if (await check(body)) return { status: 'idle' };
      return send(body);
    },
    onSaved(deal) {
      addToast({ tone: 'positive', text: `${deal.number} is registered. Every step appears on its page.` });
      // Back leads to where the user came from, not to an empty form.
      void navigate(dealPath.href({ number: deal.number }), { replace: true });
    },
  });
  const draft = useFormDraft(form, number === undefined ? 'new-deal' : `deal ${number}`);
  return {
    form,
    draft,
    found,
    today,
    onCustomerLeft() {
      const values = form.readUnsaved();
      if (values !== undefined) void check(values);
    },
  };
}
