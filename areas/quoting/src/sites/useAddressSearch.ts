import { useResource } from '@quayside/portal-core/react';
import { useState } from 'react';
import { findAddresses, type Address } from '../api.ts';
import { readPostcode } from '@quayside/page-kit/input';

export type AddressSearchState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'found'; readonly postcode: string; readonly addresses: readonly Address[] };

/** The search for one address: a postcode, then a choice. */
export interface AddressSearch {
  readonly text: string;
  readonly state: AddressSearchState;
  readonly address: Address | null;
  /** The error of the postcode; undefined without one, or while the user types. */
  readonly problem: string | undefined;
  type(this: void, text: string): void;
  choose(this: void, address: Address): void;
  /** Checks the typed postcode, when the user leaves the field or submits the form. Returns whether there is an address. */
  check(this: void): boolean;
  retry(this: void): void;
  /** Brings back a typed postcode and the address that was chosen for it, if any. */
  restore(this: void, text: string, address: Address | null): void;
  /** Begins again, empty or with an address. */
  reset(this: void, address?: Address | null): void;
}

/** Finds the addresses of a postcode as soon as it is complete. The only address of a postcode is chosen at once. */
export function useAddressSearch(initial: Address | null = null, label = 'postcode'): AddressSearch {
  const [text, setText] = useState(initial?.postcode ?? '');
  const [chosen, setChosen] = useState<Address | null>(initial);
  const [isChecked, setChecked] = useState(false);
  const postcode = readPostcode(text);
  const resource = useResource(findAddresses, postcode === null ? null : { query: { postcode } });
  const state = stateOf(postcode, resource);
  const only = state.status === 'found' && state.addresses.length === 1 ? state.addresses[0] : undefined;
  const address = chosen !== null && readPostcode(chosen.postcode) === postcode ? chosen : (only ?? null);

  return {
    text,
    state,
    address,
    problem: isChecked && address === null ? problemOf(text, postcode, state, label) : undefined,
    type(typed) {
      setText(typed);
      setChecked(false);
    },
    choose(next) {
      setChosen(next);
      setText(next.postcode);
    },
    check() {
      setChecked(true);
      return address !== null;
    },
    retry: () => void resource.refetch(),
    restore(typed, restored) {
      setText(typed);
      setChosen(restored);
    },
    reset(next = null) {
      setText(next?.postcode ?? '');
      setChosen(next);
      setChecked(false);
    },
  };
}

type Resource = ReturnType<typeof useResource<unknown, { items: Address[] }>>;

function stateOf(
  postcode: string | null,
  { status, data }: Pick<Resource, 'status' | 'data'>,
): AddressSearchState {
  if (postcode === null) return { status: 'idle' };
  if (data) return { status: 'found', postcode, addresses: data.items };
  return { status: status === 'failed' ? 'failed' : 'loading' };
}

function problemOf(
  text: string,
  postcode: string | null,
  state: AddressSearchState,
  label: string,
): string | undefined {
  if (text.trim() === '') return `Enter the ${label}`;
  if (postcode === null) return `“${text.trim()}” is not a UK postcode. Write it like BS1 6QH.`;
  if (state.status === 'failed') return 'We couldn’t look up the addresses. Try again.';
  if (state.status !== 'found') return undefined;
  if (state.addresses.length === 0)
    return `There are no addresses at ${postcode}. Check the postcode with your customer.`;
  return 'Choose the address';
}
