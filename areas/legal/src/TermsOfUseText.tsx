import { LegalSections } from '@quayside/ui/LegalDocument';
import type { JSX } from 'react';
import { legalSections } from './legalSections.tsx';
import { termsOfUse } from './termsOfUse.ts';

/** The terms of use without a title, for the screen that asks to accept them. */
export function TermsOfUseText(): JSX.Element {
  return <LegalSections sections={legalSections(termsOfUse)} />;
}
