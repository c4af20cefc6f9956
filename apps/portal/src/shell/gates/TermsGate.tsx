import { useTerms } from '@quayside/portal-core/react';
import type { ReactNode } from 'react';
import { type LazyPart, lazyPart, WhenLoaded } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';

const TermsOfUse = lazyPart(async () => (await import('./TermsOfUse.tsx')).TermsOfUse);

export interface TermsGateProps {
  text: LazyPart;
  children: ReactNode;
}

/** Shows only the terms screen until the user has agreed, and nothing else is requested. The screen waits for its text, so that nobody agrees to terms they can't read. */
export function TermsGate({ text: Text, children }: TermsGateProps): ReactNode {
  const { state } = useTerms();
  if (state.status === 'agreed') return children;
  if (state.status === 'unknown') return <PageLoading />;
  return (
    <PageBoundary place="alone">
      <WhenLoaded part={Text.load}>
        <WhenLoaded part={TermsOfUse.load}>
          <TermsOfUse text={<Text />} />
        </WhenLoaded>
      </WhenLoaded>
    </PageBoundary>
  );
}
