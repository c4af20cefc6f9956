import { useAction, useAddToast } from '@quayside/portal-core/react';
import { useState } from 'react';
import { showFile } from '../../../domain/openFile.ts';
import { createDocumentArchive, type DocumentSummary } from '../api.ts';

const MAXIMUM = 100;

/** The selected documents, which stay selected on other pages, and their archive. */
export interface UseArchiveResult {
  readonly selectedIds: readonly string[];
  readonly isPending: boolean;
  /** Those of the selected documents whose terms have to be accepted first, while the user is asked about them. */
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
    failedText: 'The ZIP could not be downloaded. Try again, or select fewer documents.',
  });
  // The rows of this page know best whether their terms have been accepted.
  const known = new Map([...selected, ...items].map((document) => [document.id, document]));
  const current = selected.flatMap(({ id }) => known.get(id) ?? []);
  const confidential = current.filter(({ confidentiality }) => confidentiality === 'termsRequired');

  async function fetchArchive(documents: readonly DocumentSummary[]): Promise<void> {
    const outcome = await run({ body: { documentIds: documents.map(({ id }) => id) } });
    if (outcome.status === 'done') showFile(outcome.value, 'documents.zip', null);
  }

  function download(): void {
    if (current.length > MAXIMUM)
      addToast({ tone: 'caution', text: `Select at most ${MAXIMUM} documents for one ZIP.` });
    else if (confidential.length > 0) setIsAsking(true);
    else void fetchArchive(current);
  }

  return {
    selectedIds: current.map(({ id }) => id),
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
