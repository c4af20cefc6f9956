import { LegalDocument } from '@quayside/ui/LegalDocument';
import { PageContent } from '@quayside/ui/PageContent';
import type { JSX } from 'react';
import { termsOfUse } from './termsOfUse.ts';
import { LEGAL_TEXTS_IN_EFFECT, legalLabels, legalSections } from './legalSections.tsx';

export function TermsOfUsePage(): JSX.Element {
  return (
    <PageContent>
      <LegalDocument
        title="Terms of use"
        updated={LEGAL_TEXTS_IN_EFFECT}
        labels={legalLabels}
        sections={legalSections(termsOfUse)}
      />
    </PageContent>
  );
}
