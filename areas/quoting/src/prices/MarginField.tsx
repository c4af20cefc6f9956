import { Field } from '@quayside/ui/Field';
import { isComposing, TextField } from '@quayside/ui/TextField';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { useAfterPress } from '@quayside/page-kit/input';
import { readMargin, typedMargin } from '../margin.ts';

export interface MarginFieldProps {
  label: string;
  hint?: string;
  /** In basis points of the sell price; null for the quote's own. */
  value: number | null;
  /** Whether the field may be empty, which is null: the margin of the quote. */
  canBeEmpty?: boolean;
  placeholder?: string;
  disabled?: boolean;
  onChange: (basisPoints: number | null) => void;
}

/** Asks for a margin in percent. It is taken when the field is left, or on Enter. */
export function MarginField({
  label,
  hint,
  value,
  canBeEmpty = false,
  placeholder,
  disabled = false,
  onChange,
}: MarginFieldProps): JSX.Element {
  const [typed, setTyped] = useState(typedMargin(value));
  const [lastValue, setLastValue] = useState(value);
  const [error, setError] = useState<string>();
  const afterPress = useAfterPress();
  // The margin was changed elsewhere: it replaces the typed one.
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(typedMargin(value));
    setError(undefined);
  }

  function take(): void {
    const margin = readMargin(typed);
    if (margin === undefined || (margin === null && !canBeEmpty)) {
      afterPress(() => setError('Enter a margin from 0 to 90, such as 12.5.'));
      return;
    }
    setError(undefined);
    setTyped(typedMargin(margin));
    if (margin !== value) onChange(margin);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    take();
  }

  return (
    <Field label={label} hint={hint} error={error} style={{ maxInlineSize: '20rem' }}>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        suffix="%"
        value={typed}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={handleKeyDown}
      />
    </Field>
  );
}
