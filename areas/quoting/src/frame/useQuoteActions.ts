import { actionItems } from '@quayside/shared/rights/actionItems.ts';
import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useAction, useAddToast, useHttp } from '@quayside/portal-core/react';
import { clipboardIcon, closeIcon, copyIcon, documentIcon, downloadIcon, userIcon } from '@quayside/ui/icons';
import type { MenuButtonItem } from '@quayside/ui/MenuButton';
import { failureAdvice, withAdvice } from '@quayside/page-kit/failures';
import { openTab, printPage, showFile } from '@quayside/page-kit/page';
import { getQuoteFile, shareQuote, type Quote } from '../api.ts';
import { useCopyQuote } from '../useCopyQuote.ts';
import type { ShownDraft } from './shownDraft.ts';

export type QuoteQuestion = 'cancel' | 'decline';

/**
 * The actions of a quote as the items of a menu. `ask` opens the question that comes before an action. Sharing is about the version that the
 * page shows, so what is edited below is saved first.
 */
export function useQuoteActions(
  ask: (question: QuoteQuestion) => void,
  draft: ShownDraft,
): (quote: Quote) => MenuButtonItem[] {
  const http = useHttp();
  const addToast = useAddToast();
  const copy = useCopyQuote();
  const canCreate = useMay('createQuotes');
  const { run: share } = useAction(shareQuote, { failedText: withAdvice('Sharing was not changed.') });

  async function download({ number }: Quote, format: 'pdf' | 'csv'): Promise<void> {
    const tab = format === 'pdf' ? openTab() : null;
    try {
      const file = await getQuoteFile.send(http, { path: { quoteNumber: number }, query: { format } });
      showFile(file, `${number}.${format}`, tab);
    } catch (error) {
      tab?.close();
      addToast({
        tone: 'critical',
        text: `We couldn’t make the ${format.toUpperCase()}. ${failureAdvice(error)}`,
      });
    }
  }

  async function toggleShared(quote: Quote): Promise<void> {
    const { number, isShared } = quote;
    const edited = draft.getSnapshot();
    const shown = edited === null ? quote : await edited.flushShown();
    if (shown === null) {
      addToast({
        tone: 'critical',
        text: 'Sharing was not changed. Look at the quote again, then try again.',
      });
      return;
    }
    const { etag } = shown;
    const result = await share({ path: { quoteNumber: number }, body: { isShared: !isShared }, etag });
    if (result.status === 'done')
      addToast({
        tone: 'positive',
        text: isShared ? 'Only you see this quote now.' : 'Your colleagues see this quote now.',
      });
  }

  return (quote) => [
    ...actionItems(quote, 'share', {
      kind: 'action',
      id: 'share',
      label: quote.isShared ? 'Stop sharing' : 'Share with colleagues',
      icon: userIcon,
      onSelect: () => void toggleShared(quote),
    }),
    ...(canCreate
      ? [
          {
            kind: 'action',
            id: 'copy',
            label: 'Duplicate',
            icon: copyIcon,
            onSelect: () => void copy(quote),
          } as const,
        ]
      : []),
    {
      kind: 'action',
      id: 'pdf',
      label: 'Open PDF',
      icon: documentIcon,
      onSelect: () => void download(quote, 'pdf'),
    },
    {
      kind: 'action',
      id: 'csv',
      label: 'Download CSV',
      icon: downloadIcon,
      onSelect: () => void download(quote, 'csv'),
    },
    { kind: 'action', id: 'print', label: 'Print', icon: clipboardIcon, onSelect: printPage },
    ...endings(quote, ask),
  ];
}

function endings(quote: Quote, ask: (question: QuoteQuestion) => void): MenuButtonItem[] {
  return [
    ...actionItems(quote, 'decline', {
      kind: 'action',
      id: 'decline',
      label: 'Mark as declined',
      description: 'Your customer doesn’t want it',
      icon: closeIcon,
      onSelect: () => ask('decline'),
    }),
    ...actionItems(quote, 'cancel', {
      kind: 'action',
      id: 'cancel',
      label: 'Cancel the quote',
      icon: closeIcon,
      tone: 'critical',
      onSelect: () => ask('cancel'),
    }),
  ];
}
