import { dealsPath } from '@quayside/contract/paths/partner-programme';
import type { JSX } from 'react';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import { getDeal, registerDeal } from '../api.ts';
import { DealForm, DealFormPage } from './DealFormView.tsx';
import { useNewDealForm } from './useDealForm.tsx';

const registerOnce = keyedCall(registerDeal, (http, dealNumber) =>
  getDeal.send(http, { path: { dealNumber } }),
);

export function NewDealPage(): JSX.Element {
  const { create } = useKeyedAction(registerOnce);
  const form = useNewDealForm(create);
  return (
    <DealFormPage title="Register a deal">
      <DealForm {...form} cancelHref={dealsPath.href()} />
    </DealFormPage>
  );
}
