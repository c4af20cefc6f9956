import { useSession, useTerms } from '@quayside/portal-core/react';
import { Logo } from '@quayside/ui/Logo';
import { TermsScreen } from '@quayside/ui/TermsScreen';
import { type JSX, type ReactNode, useState } from 'react';
import { documentTitle } from '@quayside/shared/product.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

const DisagreeDialog = lazyPart(async () => (await import('@quayside/ui/DisagreeDialog')).DisagreeDialog);

/** The terms screen of a first login. Disagreeing asks for confirmation, then signs out. */
export function TermsOfUse({ text }: { text: ReactNode }): JSX.Element {
  const { state, accept } = useTerms();
  const { signOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useDocumentTitle(documentTitle('Terms of use'));

  function leave(): void {
    setIsLeaving(true);
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
        onDisagree={() => setIsAsking(true)}
      >
        {text}
      </TermsScreen>
      {isAsking && (
        <PageBoundary>
          <DisagreeDialog open pending={isLeaving} onConfirm={leave} onCancel={() => setIsAsking(false)} />
        </PageBoundary>
      )}
    </>
  );
}
