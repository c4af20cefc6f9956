import type { HttpClient, Platform } from '@quayside/portal-core';
import { startPolling } from '@quayside/portal-core/resource';
import { getAttachment, type Attachment } from './api.ts';

const quickMs = 1500;
const slowMs = 20_000;
/** After so many polls a scan is not about to end. */
const quickPolls = 20;

export interface PollScansOptions {
  /** The ids of the attachments that are being scanned. */
  pending(this: void): readonly string[];
  /** Called with an attachment whose scan has ended. */
  onScanned(this: void, attachment: Attachment): void;
  /** Calls back when `pending` may have changed. Returns an unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
}

/** Polls the state of the attachments that are being scanned every 1.5 s, while there are any. Returns a function that ends it. */
export function pollScans(
  { pending, onScanned, subscribe }: PollScansOptions,
  { http, platform }: { http: HttpClient; platform: Pick<Platform, 'clock' | 'browser'> },
): () => void {
  let polls = 0;

  async function ask(attachmentId: string): Promise<boolean> {
    try {
      const attachment = await getAttachment.send(http, { path: { attachmentId } });
      if (attachment.scan !== 'pending') onScanned(attachment);
      return true;
    } catch {
      return false;
    }
  }

  return startPolling(
    {
      intervalMs() {
        if (pending().length > 0) return polls < quickPolls ? quickMs : slowMs;
        polls = 0;
        return null;
      },
      async poll() {
        polls += 1;
        return (await Promise.all(pending().map(ask))).every(Boolean);
      },
      subscribe,
    },
    platform,
  );
}
