import { Combobox, useComboboxState, type ComboboxResults } from '@quayside/ui/Combobox';
import { Field } from '@quayside/ui/Field';
import { useEffect, type JSX } from 'react';

export interface AddFollowerProps {
  colleagues: ComboboxResults;
  onSearch: (words: string) => void;
  onAdd: (personId: string) => void;
}

export function AddFollower({ colleagues, onSearch, onAdd }: AddFollowerProps): JSX.Element {
  const { props, query } = useComboboxState();
  const { value, onSelect, inputValue, onInputChange, open } = props;
  useEffect(() => onSearch(query), [query, onSearch]);
  // A colleague who was chosen is added at once, and the field is free for the next one.
  useEffect(() => {
    if (value === null) return;
    onAdd(value.id);
    onSelect(null);
    onInputChange('');
  }, [value, onAdd, onSelect, onInputChange]);
  const isUnchosen = !open && value === null && inputValue.trim() !== '';
  return (
    <Field label="Colleague" error={isUnchosen ? 'Choose a colleague from the list.' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field */}
      <Combobox autoFocus {...props} keepText placeholder="Name or email" results={colleagues} />
    </Field>
  );
}
