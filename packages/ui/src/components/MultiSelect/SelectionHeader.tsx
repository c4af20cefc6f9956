'use client';
import type { JSX } from 'react';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { Button } from '../Button/Button.tsx';
import { PanelHeader } from './MultiSelect.styles.ts';

export type SelectionHeaderProps = {
  /** The number of selected options, as text. */
  count: string;
  selectAllLabel: string;
  /** The options that the button adds. Undefined where there is no button. */
  selectable: readonly ComboboxOption[] | undefined;
  onSelect: (options: readonly ComboboxOption[]) => void;
};

/** The number of selected options, and the button that selects all of them. */
export function SelectionHeader({
  count,
  selectAllLabel,
  selectable,
  onSelect,
}: SelectionHeaderProps): JSX.Element {
  return (
    <PanelHeader>
      <span>{count}</span>
      {selectable && (
        <Button
          size="compact"
          variant="quiet"
          data-select-all
          // It keeps its focus once it has done its work.
          aria-disabled={selectable.length === 0 || undefined}
          onClick={() => selectable.length > 0 && onSelect(selectable)}
        >
          {selectAllLabel}
        </Button>
      )}
    </PanelHeader>
  );
}
