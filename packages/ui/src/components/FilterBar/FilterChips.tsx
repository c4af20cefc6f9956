'use client';
import type { JSX, RefObject } from 'react';
import { closeIcon } from '../../icons/closeIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChipButton, ChipList } from './FilterBar.styles.ts';
import type { FilterBarLabels } from './FilterBar.types.ts';
import type { FilterChip } from './filterValue.ts';

export type FilterChipsProps = {
  listRef: RefObject<HTMLUListElement | null>;
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip, index: number) => void;
  onClear: () => void;
  text: FilterBarLabels;
};

/** One chip for each selected value, which a press removes, and the button that removes them all. */
export function FilterChips({ listRef, chips, onRemove, onClear, text }: FilterChipsProps): JSX.Element {
  return (
    <>
      <ChipList ref={listRef} aria-label={text.activeFilters}>
        {chips.map((chip, index) => {
          const words = { filter: chip.filter, value: chip.label };
          return (
            <li key={chip.key}>
              <ChipButton
                type="button"
                aria-label={fillLabel(text.removeChip, words)}
                onClick={() => onRemove(chip, index)}
              >
                <span>{fillLabel(text.chip, words)}</span>
                <Icon icon={closeIcon} size={16} />
              </ChipButton>
            </li>
          );
        })}
      </ChipList>
      <Button size="compact" variant="quiet" data-clears="all" onClick={onClear}>
        {text.clearAll}
      </Button>
    </>
  );
}
