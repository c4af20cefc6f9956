'use client';
import { useCallback, useEffect, useRef, type JSX, type ReactNode } from 'react';
import { revealOption } from '../../behaviours/useActiveOption.ts';
import { keepFocus, type ComboboxBehaviour } from '../../behaviours/useCombobox.ts';
import { usePlacement } from '../../behaviours/usePlacement.ts';
import { checkIcon } from '../../icons/checkIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ComboboxOption, ComboboxResults, OptionListLabels } from './Combobox.types.ts';
import { PanelMessage, PanelRoot, PanelSkeleton } from './ComboboxPanel.styles.ts';
import { OptionList } from './OptionList.tsx';
import { OptionBox, OptionText } from './OptionList.styles.ts';
import type { ShownResults } from './shownResults.ts';

export type ComboboxPanelProps = {
  combobox: ComboboxBehaviour<ComboboxOption>;
  results: ComboboxResults;
  shown: ShownResults<ComboboxOption>;
  /** The text below the options, or in place of them. */
  message: string;
  text: OptionListLabels;
  focusInput: () => void;
  isSelected: (option: ComboboxOption) => boolean;
  /** Several options can be selected. Default false. */
  multiple?: boolean;
  /** Shown above the options. */
  header?: ReactNode;
};

/** The popup of a combobox, in the top layer: its options, a message, placeholders while they load, and a retry. */
export function ComboboxPanel({
  combobox,
  results,
  shown,
  message,
  text,
  focusInput,
  isSelected,
  multiple = false,
  header,
}: ComboboxPanelProps): JSX.Element {
  const panelRef = useRef<HTMLElement>(null);
  const anchorRef = useRef<HTMLElement>(null);
  // The ref of the control is attached only after the effects of its panel.
  const holdPanel = useCallback((panel: HTMLElement | null) => {
    panelRef.current = panel;
    anchorRef.current = panel?.parentElement ?? null;
  }, []);
  usePlacement({ anchorRef, panelRef, open: true });
  const isLoading = results.status === 'loading';
  const onRetry = results.status === 'error' ? results.onRetry : undefined;
  return (
    <PanelRoot ref={holdPanel} popover="manual" data-status={results.status} onMouseDown={keepFocus}>
      {header}
      <OptionList
        navigation={combobox}
        label={text.options}
        groups={shown.groups}
        busy={isLoading}
        multiple={multiple}
        isSelected={isSelected}
        onChoose={(option) => combobox.choose(option)}
        renderOption={(option) => (
          <>
            {multiple && (
              <OptionBox>
                <Icon icon={checkIcon} size={16} />
              </OptionBox>
            )}
            <OptionText>
              <span data-label>{option.label}</span>
              {option.description !== undefined && <small>{option.description}</small>}
            </OptionText>
            {!multiple && isSelected(option) && <Icon icon={checkIcon} size={16} />}
          </>
        )}
      />
      {isLoading && shown.options.length === 0 && (
        <PanelSkeleton>
          <Skeleton length="long" />
          <Skeleton length="medium" />
          <Skeleton length="long" />
          <Skeleton length="short" />
        </PanelSkeleton>
      )}
      {message !== '' && (
        <PanelMessage data-status={results.status}>
          <span>
            {results.status === 'error' && <Icon icon={criticalIcon} size={16} />}
            <span data-message>{message}</span>
          </span>
          {onRetry && (
            <Button
              size="compact"
              onClick={() => {
                // The button unmounts.
                focusInput();
                onRetry();
              }}
            >
              {text.retry}
            </Button>
          )}
        </PanelMessage>
      )}
      <RevealActive elementId={combobox.active && combobox.elementId(combobox.active)} />
    </PanelRoot>
  );
}

/** Scrolls the selected option into view when the popup opens. */
function RevealActive({ elementId }: { elementId: string | undefined }): null {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- on opening only: later the keyboard scrolls
  useEffect(() => revealOption(elementId ?? ''), []);
  return null;
}
