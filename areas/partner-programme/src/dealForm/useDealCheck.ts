import { useAction } from '@quayside/portal-core/react';
import { useRef, useState } from 'react';
import { kinds, spelled } from '@quayside/page-kit/input';
import { checkDeal, type DealCheck } from '../api.ts';
import type { DealValues } from './dealSchema.ts';

export type Customer = Pick<DealValues, 'customerName' | 'customerPostcode'>;

export interface DealCheckResult {
  /** The open deals of the customer in the form; null if there are none. */
  readonly found: DealCheck | null;
  /** Looks for deals of a customer. True when the user must see the result before the deal is registered. */
  check(this: void, customer: Customer): Promise<boolean>;
}

interface Found {
  readonly key: string;
  readonly result: DealCheck | null;
}

/** Looks for open deals of the same customer, once for each customer. `except` is the draft that is being corrected. */
export function useDealCheck(except?: string): DealCheckResult {
  const { run } = useAction(checkDeal, { failure: 'in-place' });
  const [found, setFound] = useState<Found | null>(null);
  const last = useRef<Found | null>(null);
  const inFlight = useRef<{ key: string; isFound: Promise<boolean> } | null>(null);

  async function ask(customer: Customer, key: string): Promise<boolean> {
    const state = await run({ body: except === undefined ? customer : { ...customer, except } });
    if (inFlight.current?.key === key) inFlight.current = null;
    // A failed check does not stop anybody: we check again when we decide.
    if (state.status !== 'done') return false;
    const { isRegisteredByOthers, own } = state.value;
    const result = isRegisteredByOthers || own.length > 0 ? state.value : null;
    last.current = { key, result };
    setFound(last.current);
    return result !== null;
  }

  async function check({ customerName, customerPostcode }: Customer): Promise<boolean> {
    const customer = {
      customerName: customerName.trim(),
      customerPostcode: spelled(kinds.postcode, customerPostcode),
    };
    const key = JSON.stringify(customer);
    if (customer.customerName === '' || last.current?.key === key) return false;
    // A submit that follows at once waits for the check that leaving the field began.
    if (inFlight.current?.key !== key) inFlight.current = { key, isFound: ask(customer, key) };
    return inFlight.current.isFound;
  }

  return { found: found?.result ?? null, check };
}
