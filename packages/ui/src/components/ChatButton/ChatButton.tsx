'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { passFocusOn } from '../../behaviours/focusPage.ts';
import { chatIcon } from '../../icons/chatIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChatHide, ChatOpen, ChatPill, UnreadCount } from './ChatButton.styles.ts';

/** `connecting` lasts from the click until the chat has opened. `offline` means that no agent is available. */
export type ChatButtonStatus = 'idle' | 'connecting' | 'offline';

/** Every string of the button. `{count}` in `unread` is the number of unread messages. */
export type ChatButtonLabels = {
  /** The button while chat can be opened. */
  chat: string;
  /** The button from the click until the chat has opened. */
  connecting: string;
  /** The button while no agent is available. */
  offline: string;
  /** Part of the button's name. `{count}` is the number of unread messages. */
  unread: string;
  /** The name of the button that hides chat. */
  hide: string;
};

/** `onOpen` starts or shows the chat. With `onHide`, the button has a cross that hides it. */
export type ChatButtonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether chat can be opened, is being connected or is offline. Default `idle`. */
  status?: ChatButtonStatus;
  /** The number of unread messages. More than 99 are shown as `99+`. Default 0. */
  unread?: number;
  /** Called when the user wants to chat. */
  onOpen: () => void;
  /** Called when the user hides the button. Without it there is no such button. */
  onHide?: (() => void) | undefined;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ChatButtonLabels>;
};

const defaultLabels: ChatButtonLabels = {
  chat: 'Chat now',
  connecting: 'Connecting to chat',
  offline: 'Chat is offline',
  unread: 'unread messages: {count}',
  hide: 'Hide chat',
};

const mostShown = 99;

/**
 * Opens the live chat, in the lower end corner of the page. `status` defaults to `idle`. When the button unmounts
 * while focused, focus moves to the page heading.
 */
export function ChatButton({
  status = 'idle',
  unread = 0,
  onOpen,
  onHide,
  labels,
  ...rest
}: ChatButtonProps): JSX.Element {
  const text = useLabels('ChatButton', defaultLabels, labels);
  const words = { idle: text.chat, connecting: text.connecting, offline: text.offline };
  const count = unread > mostShown ? `${mostShown}+` : String(unread);
  const hasUnread = unread > 0 && status === 'idle';
  return (
    <ChatPill {...rest} data-floating="chat" data-state={status}>
      <ChatOpen
        ref={passFocusOn}
        type="button"
        aria-disabled={status !== 'idle' || undefined}
        onClick={() => status === 'idle' && onOpen()}
      >
        <Icon icon={chatIcon} />
        <span>{words[status]}</span>
        {hasUnread && (
          <>
            <UnreadCount aria-hidden="true">{count}</UnreadCount>
            <VisuallyHidden> {fillLabel(text.unread, { count })}</VisuallyHidden>
          </>
        )}
        {status === 'connecting' && (
          <span data-part="pending" aria-hidden="true">
            <span />
          </span>
        )}
      </ChatOpen>
      {onHide && (
        <ChatHide ref={passFocusOn} type="button" aria-label={text.hide} title={text.hide} onClick={onHide}>
          <Icon icon={closeIcon} size={16} />
        </ChatHide>
      )}
    </ChatPill>
  );
}
