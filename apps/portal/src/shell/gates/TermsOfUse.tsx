import { useSession, useTerms } from '@quayside/portal-core/react';
import { Logo } from '@quayside/ui/Logo';
import { TermsScreen } from '@quayside/ui/TermsScreen';
import { type JSX, type ReactNode, useState } from 'react';
import { documentTitle } from '../../domain/product.ts';
import { lazyNamed } from '../loading/lazyNamed.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

const DisagreeDialog = lazyNamed('DisagreeDialog', () => import('@quayside/ui/DisagreeDialog'));

/** The terms screen of a first login. Disagreeing asks once more and then signs out. */
export function TermsOfUse({ text }: { text: ReactNode }): JSX.Element {
  const { state, accept } = useTerms();
  const { signOut } = useSession();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useDocumentTitle(documentTitle('Terms of use'));

  function leave(): void {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <TermsScreen
        brand={<Logo />}
        status={
          state.status === 'accepting'
            ? 'accepting'
            : state.status === 'required' && state.error
              ? 'error'
              : 'ready'
        }
        onAgree={() => void accept()}
        onDisagree={() => setAsking(true)}
      >
        {text}
      </TermsScreen>
      {asking && (
        <PageBoundary>
          <DisagreeDialog open pending={leaving} onConfirm={leave} onCancel={() => setAsking(false)} />
        </PageBoundary>
      )}
    </>
  );
}
