import type { LegalText } from './legalSections.tsx';

/** The text of the privacy policy. Its sections are numbered where they are shown: alone, or as an annex of the terms. */
export const privacyPolicy: readonly LegalText[] = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
    body: [
      'We, the provider named in your company’s contract for services, are responsible for the personal data that the Quayside portal processes (the controller, in the words of the law). Your company is responsible for what its own people do with such data.',
    ],
  },
  {
    id: 'what-we-process',
    title: 'What we process',
    body: [
      'We process these data about you:',
      [
        'who you are: your name and business e-mail address, the company you belong to, your roles, and what your company has given you access to;',
        'whether and when you accepted the terms of use;',
        'what you do in the portal: what you quote, order, approve, look for, report and write, and your preferences;',
        'technical records: times, addresses of pages and of the network you come from, the kind of browser, and errors.',
      ],
      'We have them from your company, from the single sign-on service, or from you. We do not ask for special categories of data, such as data on health; please do not enter any.',
    ],
  },
  {
    id: 'why',
    title: 'Why we process it',
    body: [
      'We process your data for these purposes, each on a ground that the law names:',
      [
        'to sign you in, show you what concerns you, carry out orders and answer cases: to perform our contract with your company, which is our legitimate interest and that of your company;',
        'to tell those who are responsible in your company about the services: on the same ground;',
        'to keep the portal and the network safe, to find errors and to improve what we offer: our legitimate interest;',
        'to keep the records that tax and telecommunications law ask for: a legal obligation.',
      ],
      'No decision that has legal effect for you is made by a machine alone.',
    ],
  },
  {
    id: 'sign-in-service',
    title: 'Single sign-on',
    body: [
      'You sign in at our single sign-on service. It tells the portal your name, e-mail address, company, roles, rights of access, and whether you have accepted the terms. The portal never sees your password. The keys it receives are held in the memory of your browser while the page is open, and are never stored.',
    ],
  },
  {
    id: 'who-receives-it',
    title: 'Who receives it',
    body: [
      'Within our company, only those receive your data who need it for their work. In your company, those see what you do who hold the rights to see it, such as approvers and administrators. Besides, companies that work for us on our instructions and under contract: those that run our servers, and three that provide parts of the portal.',
      [
        'Live chat, when you open one: your first and last name, your e-mail address, the number of the case, and what you write.',
        'Surveys, when you start one: your name, your e-mail address, the account number of your company, and your answers.',
        'Usage statistics: your user number, your name, your e-mail address, your roles, and the pages you open.',
      ],
      'These three start only after you have accepted the terms of use, and in a frame of their own that is kept apart from the rest of the portal. We never sell your data. We give it to authorities only where the law makes us.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is processed',
    body: [
      'Some of these companies may process data outside the United Kingdom. We allow that only where the country offers adequate protection by law, or where a contract approved by the authorities makes them protect your data in the same way. You can ask us for a copy of these safeguards.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: [
      'We keep your account for as long as your company is our customer and you use the portal for it. Orders, approvals and cases belong to the records of your company, and are kept for as long as the law asks us to keep business records. Technical records are deleted after twelve months.',
      'What the portal stores in your browser, and how long, is listed in the cookie policy.',
    ],
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: [
      'All connections are encrypted. Everybody sees only what the rights given to them open, which our servers check at each request. When you log out, or somebody else signs in on the same browser, the portal removes what it held of you. If an incident endangers you, we tell you and the authorities as the law demands.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: [
      'You may ask us for a copy of your data, and to correct, erase or move them or restrict their use. You may object to a use that rests on our legitimate interest. We answer within one month, free of charge.',
      'You may also complain to a supervisory authority: in the United Kingdom, the Information Commissioner’s Office.',
    ],
  },
  {
    id: 'whom-to-ask',
    title: 'Whom to ask',
    body: [
      'About your access, ask the portal administrator of your company. About your data, open a support case in the portal, or write to the contact for data protection named in your company’s contract. When we change this policy we change the date at its head; when a change matters to you, the announcement above the pages says so before it takes effect.',
    ],
  },
];
