import { createStore, type HttpClient, type Platform, type ReadableStore } from '@quayside/portal-core';
import { isCancelledError } from '@quayside/portal-core/react';
import { uploadFile, type Attachment } from './api.ts';
import { pollScans } from './pollScans.ts';
import { uploadProblem } from './sendProblems.ts';

export interface Upload {
  /** Unique among the uploads. */
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: UploadState;
}

/** The state of a file. `attached` is on the server; its scan may still run. */
export type UploadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'attached'; readonly attachment: Attachment };

export interface Uploads extends ReadableStore<readonly Upload[]> {
  /** Follows the scans of files. Uploads continue without it. */
  start(this: void): void;
  stop(this: void): void;
  add(this: void, files: readonly File[]): void;
  /** Adds files that are on the server already, such as from a draft. */
  restore(this: void, attachments: readonly Attachment[]): void;
  /** Takes a file off the message, and stops its upload. */
  remove(this: void, id: string): void;
  /** Uploads a file again that failed. */
  retry(this: void, id: string): void;
  clear(this: void): void;
  /** Resolves when nothing is waiting or being uploaded. */
  settled(this: void): Promise<void>;
}

const atOnce = 2;

/** Creates the files of one message. Two are uploaded at a time. */
export function createUploads(ports: {
  http: HttpClient;
  platform: Pick<Platform, 'clock' | 'browser'>;
}): Uploads {
  const store = createStore<readonly Upload[]>([]);
  const files = new Map<string, File>();
  const controllers = new Map<string, AbortController>();
  let count = 0;
  let stop: (() => void) | null = null;

  function set(id: string, state: UploadState): void {
    const changed = (each: Upload): Upload => (each.id === id ? { ...each, state } : each);
    store.set(store.getSnapshot().map(changed));
  }

  async function upload(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    set(id, { status: 'uploading', share: 0 });
    try {
      const attachment = await uploadFile(ports.http, file, {
        signal: controller.signal,
        onUploadProgress: (share) => set(id, { status: 'uploading', share }),
      });
      set(id, { status: 'attached', attachment });
    } catch (error) {
      if (!isCancelledError(error)) set(id, { status: 'failed', reason: uploadProblem(error) });
    } finally {
      controllers.delete(id);
      begin();
    }
  }

  /** Begins the next uploads while fewer than two run. */
  function begin(): void {
    for (const { id, state } of store.getSnapshot()) {
      const file = files.get(id);
      if (controllers.size >= atOnce) return;
      if (state.status === 'waiting' && file) void upload(id, file);
    }
  }

  function remove(id: string): void {
    store.set(store.getSnapshot().filter((each) => each.id !== id));
    files.delete(id);
    controllers.get(id)?.abort();
  }

  const attachments = (): Attachment[] =>
    store.getSnapshot().flatMap(({ state }) => (state.status === 'attached' ? [state.attachment] : []));

  const isBusy = ({ state }: Upload): boolean => state.status === 'waiting' || state.status === 'uploading';

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      stop ??= pollScans(
        {
          pending: () => attachments().flatMap(({ id, scan }) => (scan === 'pending' ? [id] : [])),
          onScanned(attachment) {
            const scanned = store
              .getSnapshot()
              .find(({ state }) => state.status === 'attached' && state.attachment.id === attachment.id);
            if (scanned) set(scanned.id, { status: 'attached', attachment });
          },
          subscribe: store.subscribe,
        },
        ports,
      );
    },
    stop() {
      stop?.();
      stop = null;
    },
    add(added) {
      const uploads = added.map((file): Upload => {
        count += 1;
        const id = `upload-${count}`;
        files.set(id, file);
        return { id, name: file.name, sizeBytes: file.size, state: { status: 'waiting' } };
      });
      store.set([...store.getSnapshot(), ...uploads]);
      begin();
    },
    restore(restored) {
      const uploads = restored.map((attachment): Upload => {
        const { id, name, size } = attachment;
        return { id, name, sizeBytes: size, state: { status: 'attached', attachment } };
      });
      store.set([...store.getSnapshot(), ...uploads]);
    },
    remove,
    retry(id) {
      set(id, { status: 'waiting' });
      begin();
    },
    clear() {
      for (const { id } of store.getSnapshot()) remove(id);
    },
    settled() {
      return new Promise((resolve) => {
        const check = (): void => {
          if (store.getSnapshot().some(isBusy)) return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = store.subscribe(check);
        check();
      });
    },
  };
}
