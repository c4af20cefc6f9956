import { isCancelledError, useAddToast, useHttp } from '@quayside/portal-core/react';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { useCallback, useState, type JSX, type ReactNode } from 'react';
import { adviceWithReference, failureAdvice } from '@quayside/page-kit/failures';
import { showFile, useRemovalFocus } from '@quayside/page-kit/page';
import { fileOptions, getAttachmentFile, listConversationEntries, type Attachment } from './api.ts';
import { ConversationEntries } from './ConversationEntries.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import type { Conversation } from './useConversation.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useMessage } from './useMessage.ts';

export interface ConversationPanelProps {
  /** The return value of `useConversation` for this conversation. */
  conversation: Conversation & { readonly id: string };
  canReply: boolean;
  /** Says why nobody can write, where nobody can. */
  closedText: ReactNode;
  /** A sentence above the text, such as who reads the message. */
  hint?: ReactNode;
  /** Says on paper where the whole conversation can be printed. */
  printHint: string;
  /** Called after a message was sent, and when one was refused because the case was closed: load the case again. */
  onChanged: () => void;
  /** Called after the server knows that the user has read the newest entry. */
  onRead?: () => void;
}

/** The messages and events of a conversation with a composer below them. Cases and deliveries share it. */
export function ConversationPanel({
  conversation: { id, state, store },
  canReply,
  closedText,
  hint,
  printHint,
  onChanged,
  onRead,
}: ConversationPanelProps): JSX.Element {
  const download = useDownload();
  const watchEnd = useMarkRead(store, state, onRead);
  const message = useMessage(id, {
    onSent(entry) {
      store.add(entry);
      void store.refresh();
      onChanged();
    },
    onClosed: onChanged,
  });
  // Another person may close the case while the focus is in an empty composer.
  const removalFocus = useRemovalFocus();
  const isEmpty = message.text === '' && message.files.length === 0;
  // Once shown, the composer stays during every reload.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && state.status !== 'loading') setIsOpen(true);
  return (
    // As wide as a line of text that is read with ease, which is how wide the entries are.
    <Stack gap={24} style={{ maxInlineSize: '52rem' }}>
      <div>
        <ConversationEntries
          state={state}
          advice={
            state.status === 'failed' ? adviceWithReference(listConversationEntries.id, state.error) : ''
          }
          onRetry={store.retry}
          onShowEarlier={() => void store.showEarlier()}
          onShowLater={store.showLater}
          onShowNewest={store.showNewest}
          printHint={printHint}
          onShowNew={store.showNew}
          onDownload={download}
        />
        <span ref={watchEnd} />
      </div>
      {/* The entries push it down, so it waits for them. */}
      {isOpen && (
        <div {...removalFocus}>
          {canReply || !isEmpty ? (
            <div data-removes="">
              <MessageComposer
                text={message.text}
                onTextChange={message.setText}
                onSend={() => void message.send()}
                state={
                  canReply
                    ? message.state
                    : {
                        status: 'disabled',
                        reason: (
                          <>
                            <span>{closedText}</span> Your message was not sent: copy it if you need it.
                          </>
                        ),
                      }
                }
                hint={hint}
                files={message.files}
                rejected={message.rejected}
                onFiles={message.addFiles}
                onRemoveFile={message.uploads.remove}
                onRetryFile={message.uploads.retry}
                restoredAt={message.restoredAt}
                onDiscard={message.discard}
              />
            </div>
          ) : (
            <InlineAlert tabIndex={-1} data-removal-end="">
              {closedText}
            </InlineAlert>
          )}
        </div>
      )}
    </Stack>
  );
}

/** Downloads an attachment. A failure is a toast. */
function useDownload(): (attachment: Attachment) => void {
  const http = useHttp();
  const addToast = useAddToast();
  return useCallback(
    ({ id, name }) => {
      getAttachmentFile.send(http, { path: { attachmentId: id } }, fileOptions).then(
        (file) => showFile(file, name, null),
        (error: unknown) => {
          if (isCancelledError(error)) return;
          addToast({
            tone: 'critical',
            text: `We couldn’t download “${name}”. ${failureAdvice(error)}`,
          });
        },
      );
    },
    [http, addToast],
  );
}
