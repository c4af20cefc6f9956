import type { ActionState } from '@quayside/portal-core/resource';
import { isCancelledError, useAction, useUnsavedWork } from '@quayside/portal-core/react';
import type { RejectedFile } from '@quayside/ui/FileDrop';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useIdempotencyKey, keyedCall } from '@quayside/page-kit/versions';
import {
  addConversationEntry,
  attachmentSchema,
  listConversationEntries,
  type Attachment,
  type ConversationEntry,
} from './api.ts';
import type { Upload, Uploads } from './createUploads.ts';
import { isClosedMeanwhile, sendProblem } from './sendProblems.ts';
import { useUploads } from './useUploads.ts';

/** The state of sending. The text and the files stay until the message has arrived. */
export type SendState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly message: string };

export interface Message {
  readonly text: string;
  readonly files: readonly Upload[];
  readonly rejected: readonly RejectedFile[];
  readonly uploads: Uploads;
  readonly state: SendState;
  /** When the draft was saved that is shown; null when there was none. */
  readonly restoredAt: Date | null;
  setText(this: void, text: string): void;
  addFiles(this: void, accepted: File[], rejected: RejectedFile[]): void;
  discard(this: void): void;
  send(this: void): Promise<void>;
}

export interface MessageOptions {
  onSent: (entry: ConversationEntry) => void;
  /** Called when the message is refused because its case or order was closed meanwhile. */
  onClosed: (() => void) | undefined;
}

const draftSchema = v.object({ text: v.string(), attachments: v.array(attachmentSchema) });

/** Holds one message: its text and files, its draft, and sending it once. */
export function useMessage(conversationId: string, { onSent, onClosed }: MessageOptions): Message {
  const [text, setText] = useState('');
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const { uploads, files } = useUploads();
  const draft = useUnsavedWork(`conversation-${conversationId}`, {
    value: text.trim() === '' && files.length === 0 ? undefined : { text, attachments: attached(files) },
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (!success) return false;
      setText(output.text);
      uploads.restore(output.attachments);
      return true;
    },
  });
  const post = usePost(conversationId);

  function clear(): void {
    setText('');
    setRejected([]);
    uploads.clear();
    draft.dismiss();
  }

  async function send(): Promise<void> {
    if (state.status === 'sending') return;
    setState({ status: 'sending' });
    await uploads.settled();
    const problem = fileProblem(uploads.getSnapshot(), text);
    if (problem !== null) {
      setState({ status: 'failed', message: problem });
      return;
    }
    const result = await post(text, sendable(uploads.getSnapshot()));
    if (result.status === 'done') {
      draft.forget();
      clear();
      setState({ status: 'idle' });
      onSent(result.value);
    } else if (result.status === 'failed' && !isCancelledError(result.error)) {
      setState({ status: 'failed', message: sendProblem(result.error) });
      if (isClosedMeanwhile(result.error)) onClosed?.();
    } else setState({ status: 'idle' });
  }

  return {
    text,
    files,
    rejected,
    uploads,
    state,
    restoredAt: draft.restoredAt,
    setText,
    addFiles(accepted, refused) {
      setRejected(refused);
      uploads.add(accepted);
    },
    discard: clear,
    send,
  };
}

type Post = (text: string, attachments: readonly Attachment[]) => Promise<ActionState<ConversationEntry>>;

/** Sends a message once, even if the user presses Send again or the response is lost. */
function usePost(conversationId: string): Post {
  const call = useMemo(
    () =>
      keyedCall(addConversationEntry, async (client, id) => {
        const query = { limit: 100 };
        const part = await listConversationEntries.send(client, { path: { conversationId }, query });
        const entry = part.items.find((each) => each.id === id);
        if (entry === undefined) throw new Error(`The newest entries do not contain ${id}, which was sent.`);
        return entry;
      }),
    [conversationId],
  );
  const { run } = useAction(call, { failure: 'in-place' });
  const keyFor = useIdempotencyKey();
  // The same words may be sent twice, but not with the same key.
  const sentCount = useRef(0);
  return async (text, attachments) => {
    const body = { text, attachmentIds: attachments.map(({ id }) => id) };
    const key = keyFor({ body, sentBefore: sentCount.current });
    const result = await run({ path: { conversationId }, body, key });
    if (result.status === 'done') sentCount.current += 1;
    return result;
  };
}

const attached = (files: readonly Upload[]): Attachment[] =>
  files.flatMap(({ state }) => (state.status === 'attached' ? [state.attachment] : []));

/** A blocked file is never sent. */
const sendable = (files: readonly Upload[]): Attachment[] =>
  attached(files).filter(({ scan }) => scan !== 'blocked');

/** Returns the reason why the message cannot be sent with these files; null when it can. */
function fileProblem(files: readonly Upload[], text: string): string | null {
  const failed = files.find(({ state }) => state.status === 'failed');
  if (failed) return `“${failed.name}” was not uploaded. Retry or remove it, then send your message.`;
  if (text.trim() === '' && sendable(files).length === 0)
    return 'All files of your message are blocked. Write a text or choose another file.';
  return null;
}
