'use client';
import type { JSX, MouseEvent, ReactNode } from 'react';
import type { ActiveOption, ListboxOption } from '../../behaviours/useActiveOption.ts';
import { GroupHeading, ListRoot, OptionRow } from './OptionList.styles.ts';
import type { OptionGroup } from './shownResults.ts';

export type OptionListProps<Option extends ListboxOption> = {
  navigation: ActiveOption<Option>;
  label: string;
  groups: readonly OptionGroup<Option>[];
  /** The options are being replaced. */
  busy: boolean;
  /** Several options can be selected. Default false. */
  multiple?: boolean;
  isSelected: (option: Option) => boolean;
  onChoose: (option: Option, event: MouseEvent) => void;
  renderOption: (option: Option) => ReactNode;
};

/** A list box that the input next to it operates. Its options never have the real focus. */
export function OptionList<Option extends ListboxOption & { disabled?: boolean }>({
  navigation,
  label,
  groups,
  busy,
  multiple = false,
  isSelected,
  onChoose,
  renderOption,
}: OptionListProps<Option>): JSX.Element {
  const { listboxId, active, activatedBy, elementId, activate } = navigation;

  function row(option: Option): JSX.Element {
    const isActive = option === active;
    return (
      <OptionRow
        key={option.id}
        id={elementId(option)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds text only
        role="option"
        aria-selected={isSelected(option)}
        aria-disabled={option.disabled || undefined}
        data-active={isActive ? activatedBy : undefined}
        // Not when the pointer enters: the list may have scrolled under a pointer that is at rest.
        onPointerMove={() => !(isActive && activatedBy === 'pointer') && activate(option, 'pointer')}
        onClick={(event) => onChoose(option, event)}
        onAuxClick={(event) => event.button === 1 && onChoose(option, event)}
      >
        {renderOption(option)}
      </OptionRow>
    );
  }

  return (
    <ListRoot
      id={listboxId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds <option> elements only
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy}
      // A browser may put a scrolling element into the tab order.
      tabIndex={-1}
      data-scrolls
    >
      {groups.map(({ heading, options }, index) =>
        heading === undefined ? (
          options.map(row)
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <optgroup> holds <option> elements only
          <div key={heading} role="group" aria-labelledby={`${listboxId}-group-${index}`}>
            <GroupHeading id={`${listboxId}-group-${index}`} role="presentation">
              {heading}
            </GroupHeading>
            {options.map(row)}
          </div>
        ),
      )}
    </ListRoot>
  );
}
