import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { TextField } from '@quayside/ui/TextField';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, Ref } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useAfterPress } from '@quayside/page-kit/input';
import type { Address } from '../api.ts';
import type { AddressSearch } from './useAddressSearch.ts';

export interface AddressPickerProps {
  /** The label of the postcode, such as `A end postcode`. */
  label: string;
  search: AddressSearch;
  /** Receives the input of the postcode. */
  inputRef?: Ref<HTMLInputElement>;
  /** Receives the list of addresses. */
  listRef?: Ref<HTMLFieldSetElement>;
}

export function AddressPicker({ label, search, inputRef, listRef }: AddressPickerProps): JSX.Element {
  const { text, state, address, problem } = search;
  const afterPress = useAfterPress();
  const addresses = state.status === 'found' ? state.addresses : [];
  const isListProblem = addresses.length > 1;
  return (
    <Stack gap={12}>
      <Field
        label={label}
        error={isListProblem ? undefined : problem}
        {...(state.status === 'loading' && { hint: 'Looking up the addresses' })}
      >
        <TextField
          ref={inputRef}
          value={text}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          style={{ maxInlineSize: '14rem' }}
          onChange={(event) => search.type(event.target.value)}
          onBlur={() => {
            // An empty field that is only passed through is no mistake yet.
            if (text.trim() !== '' && addresses.length === 0) afterPress(search.check);
          }}
        />
      </Field>
      {state.status === 'failed' && <Button onClick={search.retry}>Look up again</Button>}
      <VisuallyHidden aria-live="polite">{foundText(addresses, state.status)}</VisuallyHidden>
      {addresses.length > 0 && (
        <Capped items={addresses}>
          {(shown) => (
            <RadioGroup
              ref={listRef}
              label={addresses.length === 1 ? 'Address' : `${addresses.length} addresses`}
              error={isListProblem ? problem : undefined}
              // The padding keeps the focus ring of the first column in sight.
              style={{
                maxBlockSize: '20rem',
                overflowY: 'auto',
                paddingInlineStart: 4,
                marginInlineStart: -4,
              }}
              options={shown.map((each) => ({
                value: each.id,
                label: <bdi>{each.name}</bdi>,
                description: each.lines.filter((line) => line !== each.name).join(', '),
              }))}
              value={address?.id ?? null}
              onValueChange={(id) => {
                const chosen = addresses.find((each) => each.id === id);
                if (chosen) search.choose(chosen);
              }}
            />
          )}
        </Capped>
      )}
      {addresses.length === 0 && address && <Text>{shortAddress(address)}</Text>}
    </Stack>
  );
}

function shortAddress({ name, lines }: Address): JSX.Element {
  return <bdi>{[name, ...lines.filter((line) => line !== name)].join(', ')}</bdi>;
}

function foundText(addresses: readonly Address[], status: string): string {
  if (status !== 'found') return '';
  if (addresses.length === 0) return 'No addresses found';
  return addresses.length === 1 ? '1 address found, chosen' : `${addresses.length} addresses found`;
}
