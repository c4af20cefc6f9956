import { useTerms } from '@quayside/portal-core/react';
import { type ReactNode, Suspense } from 'react';
import { lazyNamed } from './lazyNamed.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';

const TermsOfUse = lazyNamed('TermsOfUse', () => import('./TermsOfUse.tsx'));

/** Until the terms are agreed only their screen is mounted, and nothing else is requested. `text` is their text. */
export function TermsGate({ text, children }: { text: ReactNode; children: ReactNode }): ReactNode {
  const { state } = useTerms();
  if (state.status === 'agreed') return children;
  const loading = <PageLoading />;
  if (state.status === 'unknown') return loading;
  return (
    <PageBoundary place="alone">
      <Suspense fallback={loading}>
        <TermsOfUse text={text} />
      </Suspense>
    </PageBoundary>
  );
}
