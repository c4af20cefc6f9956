'use client';
import { useEffect, useRef, type JSX, type SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormButtons, NameForm } from './SavedViews.styles.ts';
import type { SavedViewsLabels } from './SavedViews.types.ts';

/** The longest name, in characters. */
const MAX_NAME = 60;

/** The props of the form. `takenNames` are those of the other views. */
export type ViewNameFormProps = {
  name: string;
  isSubmitted: boolean;
  takenNames: readonly string[];
  /** Called while the user types, and with `isSubmitted` when a name is refused. */
  onChange: (name: string, isSubmitted: boolean) => void;
  onSubmit: (name: string) => void;
  onCancel: () => void;
  text: SavedViewsLabels;
};

/** Asks for the name of a view. It must not be empty or taken; upper and lower case are the same. */
export function ViewNameForm(props: ViewNameFormProps): JSX.Element {
  const { name, isSubmitted, takenNames, onChange, onSubmit, onCancel, text } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const trimmed = name.trim();
  const isTaken = takenNames.some((taken) => taken.toLowerCase() === trimmed.toLowerCase());
  const error = trimmed === '' ? text.nameMissing : isTaken ? text.nameTaken : undefined;

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    // A form around the list must not be submitted too.
    event.stopPropagation();
    if (error === undefined) {
      onSubmit(trimmed);
      return;
    }
    onChange(name, true);
    input.current?.focus();
  }

  return (
    <NameForm noValidate onSubmit={handleSubmit}>
      <Field label={text.name} error={isSubmitted ? error : undefined}>
        <TextField
          ref={input}
          value={name}
          maxLength={MAX_NAME}
          required
          onChange={({ target }) => onChange(target.value, isSubmitted)}
        />
      </Field>
      <FormButtons>
        <Button type="submit" variant="primary" size="compact">
          {text.submit}
        </Button>
        <Button size="compact" variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </FormButtons>
    </NameForm>
  );
}
