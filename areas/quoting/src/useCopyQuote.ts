import { isEndUnknown, keyedCall } from '@quayside/page-kit/versions';
import { quoteSitesPath } from '@quayside/contract/paths/quoting';
import type { IdempotencyKey } from '@quayside/portal-core/calls';
import { withAdvice } from '@quayside/page-kit/failures';
import { useAction, useAddToast } from '@quayside/portal-core/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyQuote, getQuote, type QuoteSummary } from './api.ts';

const copyOnce = keyedCall(copyQuote, (http, quoteNumber) => getQuote.send(http, { path: { quoteNumber } }));

export function useCopyQuote(): (quote: Pick<QuoteSummary, 'number'>) => Promise<void> {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const { run } = useAction(copyOnce, { failedText: withAdvice('The quote was not duplicated.') });
  const [keys] = useState(() => new Map<string, IdempotencyKey>());
  return useCallback(
    async ({ number }) => {
      // One copy has one key until the server has responded: the next press then wants another copy.
      const key = keys.get(number) ?? crypto.randomUUID();
      keys.set(number, key);
      const result = await run({ path: { quoteNumber: number }, key });
      if (result.status !== 'failed' || !isEndUnknown(result.error)) keys.delete(number);
      if (result.status !== 'done') return;
      const copy = result.value.number;
      addToast({ tone: 'positive', text: `${copy} is a copy of ${number}, without its prices.` });
      void navigate(quoteSitesPath.href({ number: copy }));
    },
    [run, navigate, addToast, keys],
  );
}
