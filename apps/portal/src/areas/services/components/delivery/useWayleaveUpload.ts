import { useHttp } from '@quayside/portal-core/react';
import type { FileListItem } from '@quayside/ui/FileList';
import { useRef, useState } from 'react';
import { fileOptions, uploadAttachment } from '../../../../domain/conversation/api.ts';
import type { WayleaveUpload } from './answerPanel.ts';

interface Upload {
  readonly file: File;
  readonly item: FileListItem;
  readonly attachmentId: string | null;
}

/** Uploads the files of a wayleave as they are chosen. */
export function useWayleaveUpload(): WayleaveUpload {
  const http = useHttp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  function change(id: string, next: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.item.id === id ? { ...each, ...next } : each)));
  }

  async function start(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const shown = { id, name: file.name, sizeBytes: file.size };
    change(id, { item: { ...shown, state: 'uploading' } });
    try {
      const stored = await uploadAttachment.send(
        http,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document has no type for binary bodies
        { query: { name: file.name }, body: file as unknown as string },
        {
          ...fileOptions,
          signal: controller.signal,
          headers: { 'Content-Type': 'application/octet-stream' },
        },
      );
      change(id, { item: { ...shown, state: 'ready' }, attachmentId: stored.id });
    } catch {
      change(id, { item: { ...shown, state: 'failed', reason: 'The file wasn’t uploaded. Try again.' } });
    }
  }

  function remove(id: string): void {
    running.current.get(id)?.abort();
    setUploads((all) => all.filter(({ item }) => item.id !== id));
  }

  return {
    files: uploads.map(({ item }) => item),
    attachmentIds: uploads.flatMap(({ attachmentId }) => attachmentId ?? []),
    add(files) {
      const added = files.map((file): Upload => {
        const id = crypto.randomUUID();
        return {
          file,
          item: { id, name: file.name, sizeBytes: file.size, state: 'waiting' },
          attachmentId: null,
        };
      });
      setUploads((all) => [...all, ...added]);
      for (const { item, file } of added) void start(item.id, file);
    },
    cancel: remove,
    remove,
    retry(id) {
      const upload = uploads.find(({ item }) => item.id === id);
      if (upload) void start(id, upload.file);
    },
  };
}
