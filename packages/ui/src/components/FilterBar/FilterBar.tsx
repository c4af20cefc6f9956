'use client';
import type { JSX, ReactNode } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { filterIcon } from '../../icons/filterIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  ActionSlot,
  FilterBarRoot,
  FilterControls,
  FilterSummary,
  SearchSlot,
  SelectedCount,
} from './FilterBar.styles.ts';
import { defaultFilterBarLabels } from './FilterBar.labels.ts';
import type { FilterBarFilter, FilterBarProps } from './FilterBar.types.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import { chipsOf, countSelected, withOption, withoutFilters } from './filterValue.ts';
import { useChipFocus } from './useChipFocus.ts';

export type {
  FilterBarFilter,
  FilterBarLabels,
  FilterBarOpenId,
  FilterBarOption,
  FilterBarProps,
  FilterBarValue,
} from './FilterBar.types.ts';
export { useFilterBarState } from './useFilterBarState.ts';
export type { FilterBarState } from './useFilterBarState.ts';

/**
 * The filters of a list. The first ones have a button each, the others are under "More filters"; in a narrow container
 * one button opens all. Each selected value is a chip that removes it. A choice takes effect at once.
 */
export function FilterBar({
  filters,
  value,
  onChange,
  openId,
  onOpenChange,
  inlineFilters = 2,
  search,
  actions,
  resultCount,
  locale,
  labels,
  ...rest
}: FilterBarProps): JSX.Element {
  const text = useLabels('FilterBar', defaultFilterBarLabels, labels);
  const ownLocale = useLocale(locale);
  const format = (count: number): string => new Intl.NumberFormat(ownLocale).format(count);
  const chips = chipsOf(filters, value);
  const { listRef, barRef, willRemove } = useChipFocus(chips.map(({ key }) => key));
  const inline = filters.slice(0, inlineFilters);
  const others = filters.slice(inlineFilters);
  const openFilter = typeof openId === 'object' ? openId?.filter : undefined;

  const countMark = (counted: readonly FilterBarFilter[]): ReactNode => {
    const count = countSelected(counted, value);
    if (count === 0) return null;
    return (
      <>
        <SelectedCount aria-hidden="true">{format(count)}</SelectedCount>
        <VisuallyHidden>{fillLabel(text.selected, { count: format(count) })}</VisuallyHidden>
      </>
    );
  };
  const optionsOf = (filter: FilterBarFilter, isStock = false): ReactNode => (
    <FilterOptions
      key={filter.id}
      filter={filter}
      selected={value[filter.id] ?? []}
      onSelect={(option, isIn) => onChange(withOption(value, filter.id, option, isIn))}
      results={text.results}
      format={format}
      isStock={isStock}
    />
  );

  return (
    <FilterBarRoot {...rest} data-bar="filters" data-state={chips.length > 0 ? 'filtered' : 'idle'}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups fields, and these are buttons */}
      <FilterControls ref={barRef} role="group" aria-label={text.filters} tabIndex={-1}>
        {search !== undefined && <SearchSlot>{search}</SearchSlot>}
        {inline.map((filter) => (
          <Popover
            key={filter.id}
            data-place="wide"
            title={filter.label}
            hideTitle
            open={openFilter === filter.id}
            onOpenChange={(open) => onOpenChange(open ? { filter: filter.id } : null)}
            trigger={
              <Button>
                <span>{filter.label}</span>
                {countMark([filter])}
                <Icon icon={chevronDownIcon} size={16} />
              </Button>
            }
          >
            {optionsOf(filter)}
          </Popover>
        ))}
        {filters.length > 0 && (
          <Popover
            data-opens="all"
            data-place={others.length > 0 ? 'any' : 'narrow'}
            title={text.filters}
            hideTitle
            open={openId === 'more'}
            onOpenChange={(open) => onOpenChange(open ? 'more' : null)}
            trigger={
              <Button icon={filterIcon}>
                <span data-place="wide">{inline.length > 0 ? text.moreFilters : text.filters}</span>
                <span data-place="narrow">{text.filters}</span>
                <CountPlace place="wide">{countMark(others)}</CountPlace>
                <CountPlace place="narrow">{countMark(filters)}</CountPlace>
              </Button>
            }
          >
            {filters.map((filter) => optionsOf(filter, inline.includes(filter)))}
          </Popover>
        )}
        {actions !== undefined && <ActionSlot>{actions}</ActionSlot>}
      </FilterControls>
      {(resultCount !== undefined || chips.length > 0) && (
        <FilterSummary>
          {resultCount !== undefined && <output>{resultCount}</output>}
          {chips.length > 0 && (
            <FilterChips
              listRef={listRef}
              chips={chips}
              onRemove={(chip, index) => {
                willRemove(index);
                onChange(withOption(value, chip.filterId, chip.value, false));
              }}
              onClear={() => {
                willRemove(0);
                onChange(withoutFilters(value, filters));
              }}
              text={text}
            />
          )}
        </FilterSummary>
      )}
    </FilterBarRoot>
  );
}

/** The count of a button whose filters depend on the width. */
function CountPlace({ place, children }: { place: 'wide' | 'narrow'; children: ReactNode }): ReactNode {
  return children && <span data-place={place}>{children}</span>;
}
