import { LegalDocument } from '@quayside/ui/LegalDocument';
import { PageContent } from '@quayside/ui/PageContent';
import type { JSX } from 'react';
import { cookiePolicy } from './cookiePolicy.ts';
import { LEGAL_TEXTS_IN_EFFECT, legalLabels, legalSections } from './legalSections.tsx';

export function CookiePolicyPage(): JSX.Element {
  return (
    <PageContent>
      <LegalDocument
        title="Cookie policy"
        updated={LEGAL_TEXTS_IN_EFFECT}
        labels={legalLabels}
        sections={legalSections(cookiePolicy)}
      />
    </PageContent>
  );
}
