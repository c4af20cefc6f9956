'use client';
import type { JSX } from 'react';
import { closeIcon } from '../../icons/closeIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { MultiSelectLabels } from './MultiSelect.labels.ts';
import { Chip, ChipList } from './MultiSelect.styles.ts';

export type ChipsProps = {
  values: readonly ComboboxOption[];
  /** The selection cannot be changed. */
  isFixed: boolean;
  text: MultiSelectLabels;
  onRemove: (value: ComboboxOption) => void;
};

/** The selected options, each a button that removes it. */
export function Chips({ values, isFixed, text, onRemove }: ChipsProps): JSX.Element | null {
  if (values.length === 0) return null;
  return (
    <ChipList aria-label={text.selection}>
      {values.map((value) => {
        const label = fillLabel(text.remove, { label: value.label });
        return (
          <li key={value.id}>
            <Chip
              type="button"
              data-chip
              aria-label={label}
              title={label}
              disabled={isFixed}
              onClick={() => onRemove(value)}
            >
              <span>{value.label}</span>
              {!isFixed && <Icon icon={closeIcon} size={16} />}
            </Chip>
          </li>
        );
      })}
    </ChipList>
  );
}
