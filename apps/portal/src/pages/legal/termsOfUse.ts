import { type LegalText } from './legalSections.tsx';
import { privacyPolicy } from './privacyPolicy.ts';

const terms: readonly LegalText[] = [
  {
    id: 'acceptance',
    title: '1. Acceptance',
    paragraphs: [
      'These terms govern your use of the Quayside portal. By choosing I Agree you accept them for yourself and for the company on whose behalf you sign in, and you confirm that you are allowed to do so.',
      'If you do not accept them you cannot use the portal. We may change these terms; when a change matters, we ask you to accept the new text before you go on. Contracts for the services you order through the portal stand beside these terms and come first where the two differ.',
    ],
  },
  {
    id: 'copyright',
    title: '2. Copyright and trademarks',
    paragraphs: [
      'The portal, its texts, pictures, price lists, documents and software belong to us or to those who license them to us. You may view, download and print them for your own business with us. Any other copying, changing, publishing or passing on needs our written consent.',
      'Names and marks shown in the portal belong to their owners. Nothing here gives you a licence to use them.',
    ],
  },
  {
    id: 'registration',
    title: '3. Registration and your account',
    paragraphs: [
      'An account belongs to one person. You give correct details when you register and keep them up to date. Keep your password and any second factor to yourself: what is done with your account counts as done by you until you tell us that somebody else has it.',
      'Tell us at once if you believe that your account is being misused, or when a person who has one leaves your company. We may suspend an account where that protects you, other customers or the network.',
    ],
  },
  {
    id: 'indemnification',
    title: '4. Indemnification',
    paragraphs: [
      'You make good the loss, including reasonable legal costs, that we suffer because you or people using your accounts break these terms, break the law, or infringe the rights of others through the portal. We tell you of such a claim without delay and let you take part in its defence.',
    ],
  },
  {
    id: 'disclaimers',
    title: '5. Disclaimers and liability',
    paragraphs: [
      'We run the portal with care, but as it is and as it is available. We do not promise that it is always reachable or free of errors, or that every figure in it, such as an estimate or the state of an order, is final until we confirm it in writing.',
      'We are not liable for lost profit, lost data or indirect loss arising from the use of the portal. Nothing in these terms limits liability that the law does not allow to be limited, such as for fraud or for death or injury caused by negligence.',
    ],
  },
  {
    id: 'third-parties',
    title: '6. Third-party merchants',
    paragraphs: [
      'The portal may show, link to or let you order products of other companies. Your contract for such a product is with that company alone. We do not check what these companies offer on their own pages and answer neither for their products nor for how they treat your data.',
    ],
  },
  {
    id: 'force-majeure',
    title: '7. Force majeure',
    paragraphs: [
      'Neither side is in breach for as long as something beyond its reasonable control keeps it from doing its part: natural disaster, war, terrorism, epidemic, strike, a cut in power or in networks that are not its own, or an order of a public authority. It tells the other side and resumes as soon as it can.',
    ],
  },
  {
    id: 'governing-law',
    title: '8. Governing law',
    paragraphs: [
      'These terms, and any dispute about them or about the portal, are governed by English law. The courts of England and Wales have exclusive jurisdiction. Should one clause be invalid, the others stay in force.',
    ],
  },
];

/** The terms of use with the privacy policy as their annex. */
export const termsOfUse: readonly LegalText[] = [
  ...terms,
  {
    id: 'annex',
    title: 'Annex: privacy policy',
    paragraphs: ['The following privacy policy is part of these terms.'],
  },
  ...privacyPolicy.map(({ id, title, paragraphs }) => ({ id: `annex-${id}`, title, paragraphs })),
];
