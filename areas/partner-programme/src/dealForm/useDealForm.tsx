import { dealPath } from '@quayside/contract/paths/partner-programme';
import { withoutCache } from '@quayside/page-kit/versions';
import { useAddToast } from '@quayside/portal-core/react';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import {
  useFormDraft,
  useSchemaForm,
  useVersionedForm,
  type SchemaForm,
  type VersionedFormCalls,
} from '@quayside/page-kit/form';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { latestDealEvent } from '../dealWords.ts';
import { getDeal, registerDealAgain, type DealDetails } from '../api.ts';
import type { DealFormProps } from './DealFormView.tsx';
import {
  dealSchema,
  describeDeal,
  emptyDeal,
  typedDeal,
  valuesOfDeal,
  type DealValues,
  type ValidDeal,
} from './dealSchema.ts';
import { useDealCheck } from './useDealCheck.ts';

type DealFormParts = Omit<DealFormProps, 'cancelHref'>;

/** A form that registers a deal once the user has seen which deals there are for the same customer. */
export function useNewDealForm(send: (body: ValidDeal) => Promise<ActionState<DealDetails>>): DealFormParts {
  const { today, schema, found, check, showRegistered } = useRegistration();
  const form = useSchemaForm<DealValues, ValidDeal, DealDetails>({
    schema,
    initial: emptyDeal,
    async submit(body) {
      if (await check(body)) return { status: 'idle' };
      return send(body);
    },
    onSaved: showRegistered,
  });
  const draft = useFormDraft(form, 'new-deal');
  return { form, draft, found, today, onCustomerLeft: () => checkTyped(form, check) };
}

/** The form of a draft deal. `schema` makes the deal that is sent. */
export function dealForm(
  deal: DealDetails,
  schema: v.GenericSchema<DealValues, ValidDeal>,
): VersionedFormCalls<DealDetails, DealValues> {
  const { number } = deal;
  const path = { dealNumber: number };
  return {
    key: `deal ${number}`,
    noun: 'deal',
    thing: deal,
    schema: v.pipe(schema, v.transform(typedDeal)),
    valuesOf: valuesOfDeal,
    isOpen: ({ allowedActions }) => allowedActions.includes('edit'),
    changeOf: (version) => latestDealEvent(version) ?? null,
    describe: describeDeal,
    send: (http, values, { etag }) =>
      registerDealAgain.send(http, { path, body: v.parse(schema, values), etag }),
    read: (http) => getDeal.send(http, { path }, withoutCache),
  };
}

/** The form that edits a draft deal and registers it. Changes that a colleague saved meanwhile are merged. */
export function useEditDealForm(
  deal: DealDetails,
  reload: () => Promise<void>,
): DealFormParts & { readonly ended: ReactNode } {
  const { today, schema, found, check, showRegistered } = useRegistration(deal.number);
  const { form, draft, conflict, ended } = useVersionedForm({
    ...dealForm(deal, schema),
    whenEnded: {
      advice: 'Copy what you need. Withdraw a pending deal to correct it.',
      action: <ButtonLink href={dealPath.href({ number: deal.number })}>Open the deal</ButtonLink>,
    },
    isReady: async (values) => !(await check(values)),
    reload,
    onSaved: showRegistered,
  });
  return { form, draft, conflict, ended, found, today, onCustomerLeft: () => checkTyped(form, check) };
}

function useRegistration(number?: string) {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const [today] = useState(() => todayInLondon(Date.now()));
  const [schema] = useState(() => dealSchema(today));
  const { found, check } = useDealCheck(number);
  function showRegistered(deal: DealDetails): void {
    addToast({ tone: 'positive', text: `${deal.number} is registered. Every step appears on its page.` });
    // Back leads to where the user came from, not to an empty form.
    void navigate(dealPath.href({ number: deal.number }), { replace: true });
  }
  return { today, schema, found, check, showRegistered };
}

function checkTyped(form: SchemaForm<DealValues>, check: ReturnType<typeof useDealCheck>['check']): void {
  const values = form.readUnsaved();
  if (values !== undefined) void check(values);
}
