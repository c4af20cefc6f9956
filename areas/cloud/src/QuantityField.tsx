import { isComposing, TextField } from '@quayside/ui/TextField';
import { useRef, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { readWholeNumber } from '@quayside/page-kit/input';

const MAX_QUANTITY = 1000;

/** A quantity that counts as soon as it is a number. */
export interface QuantityFieldProps {
  label: string;
  value: number;
  /** The id of the message, while the text is no quantity. */
  errorId: string | undefined;
  onChange: (quantity: number) => void;
  /** Called with whether the typed text is a quantity. */
  onValidityChange: (isValid: boolean) => void;
}

/**
 * A small field for a quantity. A text that is no quantity stays, and the quantity from before the edit counts: 5 and 50 on the way to
 * 5000 are no quantities that anybody wanted. Escape brings it back.
 */
export function QuantityField({
  label,
  value,
  errorId,
  onChange,
  onValidityChange,
}: QuantityFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(value);

  function type(text: string | null): void {
    if (typed === null) before.current = value;
    const quantity = text === null ? before.current : read(text);
    setTyped(text);
    onChange(quantity ?? before.current);
    onValidityChange(quantity !== null);
  }

  return (
    <TextField
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      size="compact"
      inputMode="numeric"
      autoComplete="off"
      style={{ inlineSize: '4.5rem', minInlineSize: '4.5rem', textAlign: 'end' }}
      value={typed ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event) && typed !== null) type(null);
      }}
      onBlur={() => {
        if (typed !== null && read(typed) !== null) setTyped(null);
      }}
    />
  );
}

/** The message if the text is not a quantity. */
export function quantityProblem(value: number): string {
  return `Enter a whole number from 1 to ${formatCount(MAX_QUANTITY)}. Until then ${formatCount(value)} counts.`;
}

function read(text: string): number | null {
  const quantity = readWholeNumber(text) ?? 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
