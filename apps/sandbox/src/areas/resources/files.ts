import { zipSync } from 'fflate';
import type { DocumentVersion } from '../../contract/generated/openapi.ts';
import { findService, textOf } from './documentSeed.ts';
import type { StoredDocument } from './store.ts';
import { writePdf } from './writePdf.ts';

export const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv', txt: 'text/plain' } as const;

export async function fileOf(
  document: StoredDocument,
  { version, publishedAt, size }: DocumentVersion,
): Promise<Buffer> {
  const service = findService(document.serviceId);
  const text = textOf({ ...document, version, publishedAt, service });
  if (document.type !== 'pdf') return Buffer.from(text);
  return writePdf({ title: document.name, text, publishedAt, size });
}

/** The current files of several documents as one ZIP. */
export async function archiveOf(documents: readonly StoredDocument[]): Promise<Uint8Array> {
  const entries: Record<string, [Uint8Array, { mtime: Date }]> = {};
  for (const document of documents) {
    const [current] = document.versions;
    if (current === undefined) continue;
    const content = await fileOf(document, current);
    // The date of the document, so that the same documents give the same archive.
    entries[document.fileName] = [new Uint8Array(content), { mtime: new Date(document.publishedAt) }];
  }
  return zipSync(entries, { level: 6 });
}
