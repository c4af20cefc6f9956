import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type JSX } from 'react';
import type { CheckedRow, EndProblem, RowEnd } from './checkRows.ts';
import { addressText } from '../sites.ts';
import { CappedOptions } from '@quayside/page-kit/options';

export interface EndCellProps {
  /** The name of its control, such as `Postcode of line 3`. */
  name: string;
  end: RowEnd;
  check: CheckedRow['a'];
  /** Whether another row has the same ends, so that this one may be a mistake. */
  isDuplicate: boolean;
  onChange: (end: RowEnd) => void;
}

const ANOTHER = 'another';

/** The address of an end, or the control that repairs it. When a repair replaces the control, focus stays in the cell. */
export function EndCell({ name, end, check, isDuplicate, onChange }: EndCellProps): JSX.Element {
  const [isTyped, setTyped] = useState(false);
  const shown = shownOf(check, isTyped);
  const focus = useFocusInCell();

  function typeAnother(): void {
    setTyped(true);
    onChange({ ...end, postcode: '', chosen: null });
  }

  return (
    <div tabIndex={-1} {...focus}>
      {check.kind === 'ok' && (
        <Stack direction="row" gap={8}>
          <bdi>{addressText(check.address)}</bdi>
          {(isDuplicate || end.chosen !== null) && (
            <Button
              size="compact"
              aria-label={`Change: ${name}`}
              onClick={() => (end.chosen === null ? typeAnother() : onChange({ ...end, chosen: null }))}
            >
              Change
            </Button>
          )}
        </Stack>
      )}
      {check.kind === 'several' && (
        <AddressSelect
          name={name}
          end={end}
          addresses={check.addresses}
          onChoose={(chosen) => onChange({ ...end, chosen })}
          onTypeAnother={typeAnother}
        />
      )}
      {shown === 'text' && <span>{[end.addressText, end.postcode].filter(Boolean).join(', ')}</span>}
      {shown === 'field' && (
        <PostcodeField
          name={name}
          postcode={end.postcode}
          isWrong={check.kind !== 'waiting'}
          onType={(postcode) => {
            setTyped(true);
            onChange({ ...end, postcode, chosen: null });
          }}
        />
      )}
    </div>
  );
}

/** What the cell shows. While a typed postcode is looked up, its field stays, because the user may be in it. */
function shownOf({ kind }: CheckedRow['a'], isTyped: boolean): 'address' | 'choice' | 'text' | 'field' {
  if (kind === 'ok') return 'address';
  if (kind === 'several') return 'choice';
  return (kind === 'waiting' || kind === 'failed') && !isTyped ? 'text' : 'field';
}

/** Moves focus to the new content of the cell when the control that had it is gone. */
function useFocusInCell(): ComponentPropsWithRef<'div'> {
  const ref = useRef<HTMLDivElement>(null);
  // A control that React removes does not report that it lost focus.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const cell = ref.current;
    if (!cell || !hasFocus.current || cell.contains(document.activeElement)) return;
    (cell.querySelector<HTMLElement>('input, select') ?? cell).focus();
  });
  return {
    ref,
    onFocus() {
      hasFocus.current = true;
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
}

function PostcodeField({
  name,
  postcode,
  isWrong,
  onType,
}: {
  name: string;
  postcode: string;
  isWrong: boolean;
  onType: (postcode: string) => void;
}): JSX.Element {
  // The table draws its rows a moment later, and a field that waits for them would lose letters.
  const [text, setText] = useState(postcode);
  return (
    <TextField
      size="compact"
      aria-label={name}
      aria-invalid={isWrong}
      value={text}
      placeholder="BS1 6QH"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value);
        onType(target.value);
      }}
    />
  );
}

function AddressSelect({
  name,
  end,
  addresses,
  onChoose,
  onTypeAnother,
}: Pick<EndCellProps, 'name' | 'end'> & {
  addresses: Extract<EndProblem, { kind: 'several' }>['addresses'];
  onChoose: (address: (typeof addresses)[number]) => void;
  onTypeAnother: () => void;
}): JSX.Element {
  return (
    <Field label={`${end.postcode.toUpperCase()}: choose of ${addresses.length}`} hint={end.addressText}>
      <NativeSelect
        aria-label={name}
        size="compact"
        value=""
        onChange={({ target }) => {
          if (target.value === ANOTHER) onTypeAnother();
          const chosen = addresses.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        <option value="">Choose the address</option>
        <CappedOptions
          options={addresses.map(({ id, name: place, lines }) => ({
            value: id,
            label: [place, ...lines].join(', '),
          }))}
          selected={null}
        />
        <option value={ANOTHER}>Another postcode</option>
      </NativeSelect>
    </Field>
  );
}
