import { type LegalText } from './legalSections.tsx';

/** What the portal does with personal data. */
export const privacyPolicy: readonly LegalText[] = [
  {
    id: 'what-we-process',
    title: 'What we process',
    paragraphs: [
      'Your name, business e-mail address, company, roles and the rights your company has given you; what you enter, order, approve and write in the portal; and technical records of your visits, such as times, addresses of pages and the kind of browser.',
    ],
  },
  {
    id: 'why',
    title: 'Why we process it',
    paragraphs: [
      'To sign you in, to show you what concerns you, to carry out your orders and answer your cases (performance of a contract); to keep the portal safe and to improve it (our legitimate interest); and to keep the records the law asks for.',
    ],
  },
  {
    id: 'who-receives-it',
    title: 'Who receives it',
    paragraphs: [
      'Our staff who need it for their work, the other people of your company who hold the rights to see it, and companies that run parts of the portal for us, such as live chat, surveys and usage statistics. They work on our instructions and under contract. We never sell your data.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    paragraphs: [
      'For as long as your company is our customer and your account is in use, and afterwards for as long as the law requires. Technical records are deleted after twelve months.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask for a copy of your data, have it corrected, erased or moved, object to its use, or restrict it. Write to the contact named in your contract. You may also complain to a data protection authority.',
    ],
  },
];
