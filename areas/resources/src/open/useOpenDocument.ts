import {
  isCancelledError,
  useAction,
  useAddToast,
  useHttp,
  type UseActionResult,
} from '@quayside/portal-core/react';
import { useCallback, useState } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { openTab, showFile } from '@quayside/page-kit/page';
import { acceptDocumentTerms, fileOptions, getDocumentFile, type DocumentSummary } from '../api.ts';
import { opensInTab } from '../fileTypes.ts';

export type OpenRequest = Pick<DocumentSummary, 'id' | 'name' | 'type' | 'version' | 'confidentiality'>;

/** Opens documents, and asks for the terms of a confidential one before its first file. */
export interface UseOpenDocumentResult {
  /** The document whose terms the dialog shows. */
  readonly pending: OpenRequest | null;
  readonly acceptState: UseActionResult<unknown, unknown>['state'];
  /** Call it in the handler of the click: it opens the tab. */
  open(this: void, request: OpenRequest): void;
  acceptTerms(this: void): void;
  cancel(this: void): void;
}

const tabFor = ({ type }: OpenRequest): Window | null => (opensInTab(type) ? openTab() : null);

/** Opens a PDF in a new tab and downloads everything else. A failure is a toast. */
export function useOpenDocument(): UseOpenDocumentResult {
  const http = useHttp();
  const addToast = useAddToast();
  const [pending, setPending] = useState<OpenRequest | null>(null);
  const { state: acceptState, run, reset } = useAction(acceptDocumentTerms, { failure: 'in-place' });

  const fetchFile = useCallback(
    async ({ id, name, type, version }: OpenRequest, tab: Window | null) => {
      try {
        const file = await getDocumentFile.send(http, { path: { documentId: id, version } }, fileOptions);
        showFile(file, `${name} ${version}.${type}`, tab);
      } catch (error) {
        tab?.close();
        if (isCancelledError(error)) return;
        const failed = opensInTab(type) ? 'open' : 'download';
        addToast({ tone: 'critical', text: `We couldn’t ${failed} “${name}”. ${failureAdvice(error)}` });
      }
    },
    [http, addToast],
  );

  // Stable, so that the rows of a list do not render again with the page.
  const open = useCallback(
    (request: OpenRequest): void => {
      reset();
      if (request.confidentiality === 'termsRequired') setPending(request);
      else void fetchFile(request, tabFor(request));
    },
    [reset, fetchFile],
  );

  async function acceptAndOpen(request: OpenRequest, tab: Window | null): Promise<void> {
    const { status } = await run({ path: { documentId: request.id } });
    if (status !== 'done') {
      tab?.close();
      return;
    }
    setPending(null);
    await fetchFile(request, tab);
  }

  return {
    pending,
    acceptState,
    open,
    acceptTerms: () => void (pending && acceptAndOpen(pending, tabFor(pending))),
    cancel: () => setPending(null),
  };
}
