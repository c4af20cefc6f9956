'use client';
import type { JSX, ReactNode } from 'react';
import { ControlFrame } from '../Field/control.styles.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { Announcement } from './Announcement.tsx';
import { ComboboxPanel, type ComboboxPanelProps } from './ComboboxPanel.tsx';
import { ToggleButton } from './FrameButtons.tsx';
import type { ComboboxParts } from './useComboboxParts.ts';

export type ComboboxFrameProps = Pick<
  ComboboxPanelProps,
  'results' | 'isSelected' | 'multiple' | 'header'
> & {
  parts: ComboboxParts;
  text: ComboboxPanelProps['text'] & { showOptions: string };
  open: boolean;
  size: ControlSize;
  className: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** Announced while the list is open. */
  announcement: string;
  /** The input and the buttons before the one that opens the list. */
  children: ReactNode;
};

/** The frame around the input, with the button that opens the list, and the list. */
export function ComboboxFrame({
  parts: { rootRef, inputRef, combobox, shown, message },
  text,
  open,
  size,
  className,
  disabled,
  readOnly,
  announcement,
  children,
  ...panel
}: ComboboxFrameProps): JSX.Element {
  return (
    <ControlFrame
      ref={rootRef}
      className={className}
      data-size={size}
      data-state={open ? 'open' : 'closed'}
      data-multiselect={panel.multiple}
      onBlur={combobox.handleBlur}
      onKeyDown={combobox.handleKeyDown}
    >
      {children}
      {!readOnly && (
        <ToggleButton
          label={text.showOptions}
          open={open}
          disabled={disabled}
          listboxId={combobox.listboxId}
          onToggle={combobox.toggle}
        />
      )}
      {open && (
        <ComboboxPanel
          // A new panel finds a place for its new height.
          key={shown.options.length > 0 ? 'options' : 'message'}
          {...panel}
          combobox={combobox}
          shown={shown}
          message={message.shown}
          text={text}
          focusInput={() => inputRef.current?.focus()}
        />
      )}
      <Announcement text={open ? announcement : ''} />
    </ControlFrame>
  );
}
