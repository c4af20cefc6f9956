import { dealsPath } from '@quayside/contract/paths/partner-programme';
import { useAction } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useIdempotencyKey, keyedCall } from '@quayside/page-kit/versions';
import { getDeal, registerDeal } from '../api.ts';
import { DealForm, DealFormPage } from './DealFormView.tsx';
import { useNewDealForm } from './useDealForm.tsx';

const registerOnce = keyedCall(registerDeal, (http, dealNumber) =>
  getDeal.send(http, { path: { dealNumber } }),
);

/** Registers a deal. */
export function NewDealPage(): JSX.Element {
  const { run } = useAction(registerOnce, { failure: 'in-place' });
  const keyOf = useIdempotencyKey();
  const form = useNewDealForm((body) => run({ body, key: keyOf(body) }));
  return (
    <DealFormPage title="Register a deal">
      <DealForm {...form} cancelHref={dealsPath.href()} />
    </DealFormPage>
  );
}
