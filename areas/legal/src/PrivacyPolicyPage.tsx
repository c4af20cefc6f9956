import { LegalDocument } from '@quayside/ui/LegalDocument';
import { PageContent } from '@quayside/ui/PageContent';
import type { JSX } from 'react';
import { privacyPolicy } from './privacyPolicy.ts';
import { LEGAL_TEXTS_IN_EFFECT, legalLabels, legalSections, numbered } from './legalSections.tsx';

export function PrivacyPolicyPage(): JSX.Element {
  return (
    <PageContent>
      <LegalDocument
        title="Privacy policy"
        updated={LEGAL_TEXTS_IN_EFFECT}
        labels={legalLabels}
        sections={legalSections(numbered(privacyPolicy))}
      />
    </PageContent>
  );
}
