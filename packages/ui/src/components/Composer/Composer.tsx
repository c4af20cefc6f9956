'use client';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { isComposing } from '../../behaviours/isComposing.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { defaultComposerLabels, type ComposerLabels } from './Composer.labels.ts';
import {
  ComposerAttachments,
  ComposerDraft,
  ComposerFoot,
  ComposerRoot,
  ComposerShortcut,
  ComposerTools,
} from './Composer.styles.ts';

export type { ComposerLabels } from './Composer.labels.ts';

/**
 * Whether a message can be sent. `failed` says why it was not sent and keeps the text. `disabled` says why nobody can
 * write now.
 */
export type ComposerState =
  | {
      /** Whether the user can write, or the message is being sent, was not sent or is not possible. */
      status: 'idle';
    }
  | { status: 'sending' }
  | {
      status: 'failed';
      /** The reason why the message was not sent, and advice. */
      message: ReactNode;
    }
  | {
      status: 'disabled';
      /** The reason why the user cannot write here. */
      reason: ReactNode;
    };

/** A message to write and to send. The caller holds its text, and empties it once the message is sent. */
export type ComposerProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> & {
  /** The text of the message. */
  value: string;
  /** Called with the whole text when it changes. */
  onValueChange: (value: string) => void;
  /** Called by the button and by Ctrl or ⌘ with Enter, when there is something to send within the limit. */
  onSend: () => void;
  /** Default idle. */
  state?: ComposerState;
  /** The largest number of characters. */
  limit?: number;
  /** A sentence of help above the text. */
  hint?: ReactNode;
  /** The list of files that will be sent with the message. */
  attachments?: ReactNode;
  /** There are attachments, so that the message may have no text. Default false. */
  hasAttachments?: boolean;
  /** Controls before the send button, such as one that attaches a file. */
  tools?: ReactNode;
  /** Whether the draft is saved: "Draft saved at 10:42". Announced politely. */
  draft?: ReactNode;
  /** The smallest number of lines. Default 3. */
  rows?: number;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ComposerLabels>;
};

const idle: ComposerState = { status: 'idle' };

/** Sends by Ctrl or ⌘ with Enter. Enter alone begins a new line. */
function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
  if (!isSend) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Writes one message of a conversation. `ref`, `className` and other props reach the root, the `<form>`. */
export function Composer({
  value,
  onValueChange,
  onSend,
  state = idle,
  limit,
  hint,
  attachments,
  hasAttachments = false,
  tools,
  draft,
  rows = 3,
  labels,
  ...rest
}: ComposerProps): JSX.Element {
  const text = useLabels('Composer', defaultComposerLabels, labels);
  const numbers = new Intl.NumberFormat(useLocale(undefined));
  const areaRef = useRef<HTMLTextAreaElement>(null);
  // The error of an empty message shows once the user has tried to send it.
  const [isEmptyTried, setIsEmptyTried] = useState(false);
  const isEmpty = value.trim() === '' && !hasAttachments;
  const isOver = limit !== undefined && value.length > limit;
  const isDisabled = state.status === 'disabled';
  const error = isOver
    ? fillLabel(text.over, { limit: numbers.format(limit) })
    : isEmptyTried && isEmpty
      ? text.nothing
      : undefined;

  // A control that is disabled while it has the focus would lose it to the body.
  const noticeRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const hasFocus = areaRef.current?.form?.contains(document.activeElement);
    if (isDisabled && hasFocus) noticeRef.current?.focus({ preventScroll: true });
  }, [isDisabled]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.status === 'sending' || isDisabled) return;
    setIsEmptyTried(isEmpty);
    // Focus stays in the text: also after a failure, and for the next message.
    areaRef.current?.focus();
    if (!isEmpty && !isOver) onSend();
  }

  function handleChange(next: string): void {
    setIsEmptyTried(false);
    onValueChange(next);
  }

  return (
    <ComposerRoot {...rest} noValidate data-state={state.status} onSubmit={handleSubmit}>
      {isDisabled && (
        <InlineAlert ref={noticeRef} tabIndex={-1}>
          {state.reason}
        </InlineAlert>
      )}
      {state.status === 'failed' && (
        <InlineAlert tone="critical" live="assertive" title={text.failed}>
          {state.message}
        </InlineAlert>
      )}
      <Field label={text.message} hint={hint} error={error}>
        <TextArea
          ref={areaRef}
          value={value}
          rows={rows}
          {...(limit !== undefined && { limit })}
          disabled={isDisabled}
          readOnly={state.status === 'sending'}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={({ target }) => handleChange(target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      {attachments !== undefined && <ComposerAttachments>{attachments}</ComposerAttachments>}
      <ComposerFoot>
        {tools !== undefined && <ComposerTools>{tools}</ComposerTools>}
        <ComposerDraft>{draft}</ComposerDraft>
        {!isDisabled && <ComposerShortcut aria-hidden="true">{text.shortcut}</ComposerShortcut>}
        <Button type="submit" variant="primary" pending={state.status === 'sending'} disabled={isDisabled}>
          {state.status === 'sending' ? text.sending : text.send}
        </Button>
      </ComposerFoot>
    </ComposerRoot>
  );
}
