import { numbered, type LegalText } from './legalSections.tsx';

export const cookiePolicy: readonly LegalText[] = numbered([
  {
    id: 'about',
    title: 'What this policy is about',
    body: [
      'A cookie is a small text that a website asks your browser to keep and to send back. Browsers also give websites storage of their own, whose contents are not sent anywhere automatically. This policy lists both, for the Quayside portal.',
      'The portal itself sets no cookie. What it stores in your browser is needed to show you the portal, or is there because you chose it, so we do not ask for your consent to it.',
    ],
  },
  {
    id: 'sign-in',
    title: 'Cookies of the sign-in service',
    body: [
      'You sign in at our single sign-on service, which has an address of its own. It sets cookies there that remember that you are signed in, so that you need not enter your password for each page. They are strictly necessary, and end when you log out or have not used the service for some time.',
    ],
  },
  {
    id: 'device',
    title: 'What stays on your device',
    body: [
      'In the local storage of your browser, until you delete it:',
      [
        'the view you chose last, Apollo or Artemis;',
        'the theme, light or dark, if you chose one;',
        'the height of rows and the columns of lists, if you changed them;',
        'that the keyboard shortcut of the command palette is off, if you turned it off.',
      ],
      'None of this says who you are. It is there for the next visit, so that the portal looks the same from the first moment.',
    ],
  },
  {
    id: 'tab',
    title: 'What stays in a tab',
    body: [
      'In the session storage of your browser, which belongs to one tab and ends with it:',
      [
        'the view of this tab;',
        'the state of a sign-in or a log-out that is under way, such as the page you asked for and random values that keep the sign-in safe;',
        'counters that stop the portal from sending you to the sign-in service again and again;',
        'which messages you have closed in this session;',
        'what you have typed and not sent, if your session ends meanwhile, so that you find it again after signing in.',
      ],
      'What you have typed is kept for you alone, without files and passwords. It is removed when you log out or when somebody else signs in.',
      'The keys that prove to our servers that you are signed in are held in memory only. They are never stored.',
    ],
  },
  {
    id: 'others',
    title: 'Live chat, surveys and usage statistics',
    body: [
      'Other companies provide live chat, surveys and usage statistics for the portal. They run in a frame of their own, apart from the pages of the portal, and never before you have accepted the terms of use. There they may set cookies and store data of their own, to keep a conversation together, to remember that a survey was answered, and to recognise a returning visit.',
      'Live chat is loaded on the pages of support cases and provisioning cases only, surveys when you ask for one. Our privacy policy says what each of these companies is told about you.',
    ],
  },
  {
    id: 'control',
    title: 'What you can do',
    body: [
      'You can delete or block cookies and stored data in the settings of your browser. After deleting them you sign in again and find the standard view, theme and density. If you block the cookies of the sign-in service you cannot sign in. If you block those of other companies, live chat, surveys and statistics may not work; the rest of the portal does.',
    ],
  },
  {
    id: 'questions',
    title: 'Changes and questions',
    body: [
      'When something changes in what is stored, we change this page and the date above. If you have a question about it, open a support case in the portal, or write to the contact for data protection named in your company’s contract.',
    ],
  },
]);
