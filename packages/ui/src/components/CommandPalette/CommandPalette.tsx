'use client';
import {
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../../behaviours/isComposing.ts';
import { useActiveOption } from '../../behaviours/useActiveOption.ts';
import { comboboxAttributes, keepFocus } from '../../behaviours/useCombobox.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { searchIcon } from '../../icons/searchIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Announcement } from '../Combobox/Announcement.tsx';
import { OptionList } from '../Combobox/OptionList.tsx';
import { resultMessage } from '../Combobox/resultMessage.ts';
import { shownResults } from '../Combobox/shownResults.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultCommandPaletteLabels } from './CommandPalette.labels.ts';
import { PaletteBody, PaletteHead, PaletteInput, PaletteLayer } from './CommandPalette.styles.ts';
import type {
  CommandPaletteCloseReason,
  CommandPaletteItem,
  CommandPaletteLabels,
  CommandPaletteResults,
  CommandPaletteSelection,
} from './CommandPalette.types.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import { useStableOrder } from './useStableOrder.ts';

export { defaultCommandPaletteLabels } from './CommandPalette.labels.ts';
export type {
  CommandPaletteCloseReason,
  CommandPaletteItem,
  CommandPaletteLabels,
  CommandPaletteResults,
  CommandPaletteSelection,
} from './CommandPalette.types.ts';

/** The items and the callback for the chosen one. Other props reach the root, the overlay that covers the page. */
export type CommandPaletteProps = Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'slot' | 'style' | 'title' | 'results' | 'onSelect' | 'children'
> & {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when the user closes the palette, with the reason. */
  onClose: (reason: CommandPaletteCloseReason) => void;
  /** The text of the input. Empty it when the palette opens. */
  inputValue: string;
  /** Called with the whole text of the input when it changes. */
  onInputChange: (text: string) => void;
  /** The items for the text. For an empty text: the recent items, in a group that says so. At most 100 are rendered. */
  results: CommandPaletteResults;
  /** The user ran an item. The caller acts and closes the palette. */
  onSelect: (item: CommandPaletteItem, selection: CommandPaletteSelection) => void;
  /** A line below the items, announced politely: `3 of 4 sources responded`. */
  notice?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<CommandPaletteLabels>;
};

const noItems: readonly CommandPaletteItem[] = [];

/**
 * A modal dialog with one input that finds pages, actions and things by name, and runs them by keyboard. It includes the
 * headless library, so load it lazily. Enter runs the active item; with Control or Command it asks for a new tab.
 */
export function CommandPalette({
  open,
  onClose,
  inputValue,
  onInputChange,
  results,
  onSelect,
  notice,
  labels,
  onPointerDown,
  ...rest
}: CommandPaletteProps): JSX.Element {
  const text = useLabels('CommandPalette', defaultCommandPaletteLabels, labels);
  const locale = useLocale(undefined);
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const query = ('query' in results && results.query) || inputValue;
  const items = useStableOrder(('items' in results && results.items) || noItems, query);
  const shown = useMemo(() => shownResults({ status: 'ready', options: items }), [items]);
  const navigation = useActiveOption<CommandPaletteItem>({
    options: shown.options,
    scope: query,
    initialId: query === inputValue ? (shown.options[0]?.id ?? null) : null,
    keys: 'all',
  });
  const { active } = navigation;
  const isLoading = results.status === 'loading' || query !== inputValue;
  const isIdle = inputValue === '' && shown.total === 0 && results.status === 'ready';
  const message = resultMessage(
    results.status === 'ready' ? { status: 'ready', options: items } : results,
    { count: shown.options.length, total: shown.total },
    {
      ...text,
      options: text.results,
      empty: isIdle ? text.idle : fillLabel(text.empty, { query: inputValue }),
    },
    locale,
  );

  function run(item: CommandPaletteItem, newTab: boolean): void {
    if (!item.disabled) onSelect(item, { newTab });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // Enter and the arrows of an input method belong to its own list.
    if (isComposing(event)) return;
    if (key === 'Enter') {
      event.preventDefault();
      if (active) run(active, ctrlKey || metaKey);
    } else if (!(ctrlKey || metaKey || altKey || shiftKey) && navigation.moveBy(key)) {
      event.preventDefault();
    }
  }

  function handleClick(item: CommandPaletteItem, { button, ctrlKey, metaKey }: MouseEvent): void {
    run(item, button === 1 || ctrlKey || metaKey);
  }

  return (
    <PaletteLayer
      {...rest}
      open={open}
      titleId={`${id}title`}
      firstFocus={inputRef}
      onEscape={() => onClose('escape')}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (event.target === event.currentTarget) onClose('click-away');
      }}
    >
      <VisuallyHidden as="h2" id={`${id}title`}>
        {text.title}
      </VisuallyHidden>
      <PaletteHead data-palette>
        <Icon icon={searchIcon} />
        <PaletteInput
          ref={inputRef}
          type="text"
          {...comboboxAttributes(navigation, shown.options.length > 0)}
          aria-controls={navigation.listboxId}
          aria-label={text.input}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={text.placeholder}
          value={inputValue}
          onChange={({ currentTarget }) => onInputChange(currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <IconButton icon={closeIcon} label={text.close} onClick={() => onClose('close-button')} />
      </PaletteHead>
      <PaletteBody onMouseDown={keepFocus}>
        <OptionList
          navigation={navigation}
          label={text.results}
          groups={shown.groups}
          busy={isLoading}
          isSelected={(item) => item === active}
          onChoose={handleClick}
          renderOption={(item) => <PaletteItem item={item} />}
        />
        <PaletteStatus
          results={results}
          isLoading={isLoading}
          hasItems={shown.options.length > 0}
          message={message.shown}
          text={text}
          onRetry={() => inputRef.current?.focus()}
        />
      </PaletteBody>
      <PaletteFooter notice={notice} text={text} />
      <Announcement text={message.announced} />
    </PaletteLayer>
  );
}
