import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';

const MAX_QUANTITY = 1000;

/** A quantity that counts as soon as it is a number. */
export interface QuantityFieldProps {
  label: string;
  value: number;
  onChange: (quantity: number) => void;
}

/** A small field for a quantity. A text that is no quantity is marked, and replaced when the user leaves the field. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(value);
  return (
    <TextField
      aria-label={label}
      aria-invalid={read(text) === null}
      size="compact"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      style={{ inlineSize: '4.5rem', minInlineSize: '4.5rem', textAlign: 'end' }}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        const quantity = read(target.value);
        if (quantity !== null) onChange(quantity);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function read(text: string): number | null {
  const quantity = Number(text);
  return /^\d{1,4}$/.test(text) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
