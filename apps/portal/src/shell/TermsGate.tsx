import { useTerms } from '@quayside/portal-core/react';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import { lazy, type ReactNode, Suspense } from 'react';

const TermsOfUse = lazy(async () => ({ default: (await import('./TermsOfUse.tsx')).TermsOfUse }));

/** Until the terms are agreed only their screen is mounted, and nothing else is requested. `text` is their text. */
export function TermsGate({ text, children }: { text: ReactNode; children: ReactNode }): ReactNode {
  const { state } = useTerms();
  if (state.status === 'agreed') return children;
  const loading = <LoadingIndicator size="page" />;
  if (state.status === 'unknown') return loading;
  return (
    <Suspense fallback={loading}>
      <TermsOfUse text={text} />
    </Suspense>
  );
}
