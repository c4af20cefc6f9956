import { LEGAL_TEXTS_IN_EFFECT, numbered, type LegalText } from './legalSections.tsx';
import { privacyPolicy } from './privacyPolicy.ts';

const terms: readonly LegalText[] = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    body: [
      `These terms govern the use of the Quayside portal, in effect from ${LEGAL_TEXTS_IN_EFFECT}. “We” are the provider named in your company’s contract for services; “you” are the person who signs in and the company for which that person acts.`,
      'By choosing I Agree you accept these terms for yourself and for your company, and confirm that you are allowed to do so. If you do not accept them you cannot use the portal.',
      'The contracts for the services that you order through the portal apply together with these terms. Where the two differ, the contracts come first.',
      'We may change these terms. When a change matters, we ask you to accept the new text before you go on. The text in force can be read in the portal at any time.',
    ],
  },
  {
    id: 'use',
    title: 'What you may do',
    body: [
      'You may use the portal for the business of your company with us. You may not:',
      [
        'use it for anything unlawful, or to harm us, other customers or the network;',
        'try to reach data or functions that have not been opened to you, or get around a protection;',
        'load it with automated requests beyond what an ordinary user causes, or copy its contents systematically;',
        'enter anything harmful, such as malicious code, or anything that you have no right to pass on.',
      ],
      'An order, an approval or a change that is made in the portal by a person with the right to do so binds your company in the same way as one made in writing.',
    ],
  },
  {
    id: 'copyright',
    title: 'Copyright and trademarks',
    body: [
      'The portal, its texts, pictures, price lists, documents and software belong to us or to those who license them to us. You may view, download and print them for your own business with us. Any other copying, changing, publishing or passing on needs our written consent.',
      'Names and marks shown in the portal belong to their owners. Nothing here gives you a licence to use them.',
      'What you enter remains yours. You allow us to store, copy and show it as far as we need to in order to provide the portal and the services. Prices and documents that are not public are confidential: you show them only to those in your company who need them.',
    ],
  },
  {
    id: 'registration',
    title: 'Registration and your account',
    body: [
      'An account belongs to one person. It is opened by us, or by the portal administrator of your company, who also decides which parts of the portal it opens. You give correct details at registration and keep them up to date.',
      'You sign in at our single sign-on service. Keep your password and any second factor to yourself: what is done with your account counts as done by you until you tell us that somebody else has it. Log out when you leave a device that others use.',
      'Tell us at once when you believe that your account is being misused, and have an account closed when the person it belongs to leaves your company. We may suspend an account where that protects you, other customers or the network, or where these terms are broken, and tell you why as soon as we can.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: [
      'Your company makes good the loss, including reasonable legal costs, that we suffer because you, or others who use the accounts of your company, break these terms, break the law, or infringe the rights of somebody else through the portal.',
      'We tell you of such a claim without delay, let you take part in its defence, and do not settle it without asking you. You owe nothing for what we caused ourselves.',
    ],
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers and liability',
    body: [
      'We run the portal with care, but as it is and as it is available. We do not promise that it can always be reached or is free of errors, and may interrupt it for maintenance. If it is not available, you can order and report by the ways named in your contract.',
      'Figures such as an estimate, a date of delivery or the state of an order are given in good faith, and are not final until we confirm them in writing.',
      'Neither we nor those who work for us are liable for lost profit, lost business, lost data or indirect loss that arises from the use of the portal. Liability for the services themselves is settled in the contracts for them.',
      'Nothing in these terms limits a liability that the law does not allow to be limited, such as that for fraud, or for death or injury caused by negligence.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third-party merchants and services',
    body: [
      'The portal may show, link to or let you order products of other companies. Your contract for such a product is with that company alone, on its own terms. We do not check what these companies offer on their own pages, and answer neither for their products nor for how they treat your data there.',
      'Live chat, surveys and usage statistics are provided by other companies that work for us. They start only after you have accepted these terms, and run apart from the pages of the portal, in a frame of their own. The annex lists what we tell them about you.',
    ],
  },
  {
    id: 'force-majeure',
    title: 'Force majeure',
    body: [
      'Neither side is in breach for as long as something beyond its reasonable control keeps it from doing its part: natural disaster, fire, war, terrorism, epidemic, industrial action, an attack on computer systems that reasonable care could not prevent, a failure of power or of networks that are not its own, or an order of a public authority. It tells the other side, does what it reasonably can, and resumes as soon as it is able to.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    body: [
      'You may stop using the portal at any time and have your account closed. We may close it when the contract with your company ends, or when these terms are broken seriously or again and again. What was ordered and owed before remains so, and sections 3, 5, 6 and 10 stay in force.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    body: [
      'These terms, and any dispute about them or about the portal, are governed by English law. The courts of England and Wales have exclusive jurisdiction.',
      'Should one clause be invalid, the others stay in force. That we do not insist on a right once does not mean that we give it up. Nobody but you and us can enforce these terms.',
    ],
  },
  {
    id: 'questions',
    title: 'Whom to ask',
    body: [
      'About your account and its rights, ask the portal administrator of your company. About these terms, ask the contact named in your contract, or open a support case in the portal.',
    ],
  },
];

/** The terms of use with the privacy policy as their annex. */
export const termsOfUse: readonly LegalText[] = [
  ...numbered(terms),
  {
    id: 'annex',
    title: 'Annex: privacy policy',
    body: ['The following privacy policy is part of these terms.'],
  },
  ...numbered(
    privacyPolicy.map(({ id, title, body }) => ({ id: `annex-${id}`, title, body })),
    'A.',
  ),
];
