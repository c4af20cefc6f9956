import { useAction, useAddToast } from '@quayside/portal-core/react';
import { useState } from 'react';
import { withAdvice } from '@quayside/page-kit/failures';
import { formatBytes } from '@quayside/page-kit/format';
import { showFile } from '@quayside/page-kit/page';
import { createDocumentArchive, fileOptions, type DocumentSummary } from '../api.ts';

const MAX_DOCUMENTS = 100;
// Below the 100 MB at which the HTTP client refuses a file. A ZIP of PDFs is about as large as its files.
const MAX_BYTES = 95_000_000;

/** The selected documents, which stay selected on other pages, and their archive. */
export interface UseArchiveResult {
  readonly selectedIds: readonly string[];
  /** The size of the selected documents together, in bytes. */
  readonly bytes: number;
  readonly isPending: boolean;
  /** The selected documents whose terms must be accepted first, while the dialog asks for it. */
  readonly confidential: readonly DocumentSummary[] | null;
  select(this: void, ids: readonly string[]): void;
  download(this: void): void;
  downloadOthers(this: void): void;
  cancel(this: void): void;
}

/** Downloads the selected documents as one ZIP. Confidential ones are left out until their terms are accepted. */
export function useArchive(items: readonly DocumentSummary[] = []): UseArchiveResult {
  const [selected, setSelected] = useState<readonly DocumentSummary[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const addToast = useAddToast();
  const { state, run } = useAction(createDocumentArchive, {
    failedText: withAdvice('We couldn’t download the ZIP.'),
  });
  // The rows of this page know best whether their terms have been accepted.
  const known = new Map([...selected, ...items].map((document) => [document.id, document]));
  const current = selected.flatMap(({ id }) => known.get(id) ?? []);
  const confidential = current.filter(({ confidentiality }) => confidentiality === 'termsRequired');

  const bytes = current.reduce((sum, { size }) => sum + size, 0);

  async function fetchArchive(documents: readonly DocumentSummary[]): Promise<void> {
    const input = { body: { documentIds: documents.map(({ id }) => id) } };
    const outcome = await run(input, fileOptions);
    if (outcome.status === 'done') showFile(outcome.value, 'documents.zip', null);
  }

  function download(): void {
    if (current.length > MAX_DOCUMENTS)
      addToast({ tone: 'caution', text: `Select at most ${MAX_DOCUMENTS} documents for one ZIP.` });
    else if (bytes > MAX_BYTES)
      addToast({
        tone: 'caution',
        text: `Select at most ${formatBytes(MAX_BYTES)} for one ZIP. These are ${formatBytes(bytes)}.`,
      });
    else if (confidential.length > 0) setIsAsking(true);
    else void fetchArchive(current);
  }

  return {
    selectedIds: current.map(({ id }) => id),
    bytes,
    isPending: state.status === 'running',
    confidential: isAsking ? confidential : null,
    select: (ids) => setSelected(ids.flatMap((id) => known.get(id) ?? [])),
    download,
    downloadOthers() {
      setIsAsking(false);
      void fetchArchive(current.filter((document) => !confidential.includes(document)));
    },
    cancel: () => setIsAsking(false),
  };
}
