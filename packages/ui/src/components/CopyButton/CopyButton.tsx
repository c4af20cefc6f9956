'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { useDisclosure } from '../../behaviours/useDisclosure.ts';
import { usePlacement } from '../../behaviours/usePlacement.ts';
import { checkIcon } from '../../icons/checkIcon.ts';
import { copyIcon } from '../../icons/copyIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyPanel, CopyRoot } from './CopyButton.styles.ts';
import { useCopy } from './useCopy.ts';

/** The texts of the button. `{name}` in `copy` is the name of the text. */
export type CopyButtonLabels = {
  /** The name of the button. `{name}` is the name of the copied text. */
  copy: string;
  /** Announced after the value was copied. */
  copied: string;
  /** Shown when the browser does not allow copying. */
  failed: string;
};

/** Other props reach the root, which contains the button. */
export type CopyButtonProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'onCopy'> & {
  /** The text to copy. */
  value: string;
  /**
   * The name of the text, such as `circuit number`: the button is then named `Copy circuit number`. Default the text itself.
   */
  name?: string;
  /** Called after the text has been copied. */
  onCopied?: () => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<CopyButtonLabels>;
};

/** The default texts. */
const defaultLabels: CopyButtonLabels = {
  copy: 'Copy {name}',
  copied: 'Copied',
  failed: 'Your browser doesn’t allow copying. Copy the selected text with your keyboard.',
};

/**
 * Copies a text, such as an identifier, and shows a tick for 2 s. Screen readers announce it. If the browser refuses,
 * the text appears selected in a panel, so that the user can copy it.
 */
export function CopyButton({
  value,
  name = value,
  onCopied,
  labels,
  onKeyDown,
  onBlur,
  ...rest
}: CopyButtonProps): JSX.Element {
  const text = useLabels('CopyButton', defaultLabels, labels);
  const { status, copy, reset } = useCopy(value, onCopied);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLSpanElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const open = status === 'failed';
  const panel = useDisclosure({ triggerRef: buttonRef, panelRef, open, onOpenChange: reset });
  usePlacement({ anchorRef: buttonRef, panelRef, open });

  useEffect(() => {
    if (!open) return;
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, [open]);

  return (
    <CopyRoot
      {...rest}
      data-copies=""
      data-state={status}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        panel.handleKeyDown(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        panel.handleBlur(event);
      }}
    >
      <IconButton
        ref={buttonRef}
        icon={status === 'copied' ? checkIcon : copyIcon}
        label={fillLabel(text.copy, { name })}
        onClick={() => void copy()}
      />
      <VisuallyHidden aria-live="polite">{status === 'copied' && text.copied}</VisuallyHidden>
      {open && (
        <CopyPanel ref={panelRef} popover="manual">
          <label>
            {text.failed}
            <input ref={fieldRef} readOnly value={value} dir="auto" />
          </label>
        </CopyPanel>
      )}
    </CopyRoot>
  );
}
