'use client';
import type { ComponentPropsWithoutRef, JSX, MouseEvent } from 'react';
import type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { useField } from '../Field/fieldContext.ts';
import type { ComboboxParts } from './useComboboxParts.ts';

/** The attributes of the native input, and how it opens the list. */
export type FilterInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'onChange'> & {
  root: StyledElement<'input'>;
  parts: ComboboxParts;
  open: boolean;
  onOpenChange: (open: boolean, reason: ComboboxOpenReason) => void;
  onTextChange: (text: string) => void;
};

/** The input of a control that filters a list of options. A press opens the list. */
export function FilterInput({
  root: Root,
  parts: { inputRef, combobox },
  open,
  onOpenChange,
  onTextChange,
  onClick,
  ...rest
}: FilterInputProps): JSX.Element {
  const field = useField(rest);
  const isFixed = rest.disabled === true || rest.readOnly === true;

  function handleClick(event: MouseEvent<HTMLInputElement>): void {
    onClick?.(event);
    if (!open && !isFixed) onOpenChange(true, 'trigger');
  }

  return (
    <Root
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...field}
      {...combobox.inputAttributes}
      ref={inputRef}
      onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
      onClick={handleClick}
    />
  );
}
