import { useTerms } from '@quayside/portal-core/react';
import type { ReactNode } from 'react';
import { type LazyComponent, lazyNamed } from '../loading/lazyNamed.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';
import { WhenLoaded } from '../loading/WhenLoaded.tsx';

const TermsOfUse = lazyNamed('TermsOfUse', () => import('./TermsOfUse.tsx'));

/** The text of the terms, and what stands behind them. */
export interface TermsGateProps {
  text: LazyComponent;
  children: ReactNode;
}

/** Until the terms are agreed only their screen is mounted, and nothing else is requested. It comes with its text: nobody agrees to what is not there. */
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
