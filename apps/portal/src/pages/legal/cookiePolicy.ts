import { type LegalText } from './legalSections.tsx';

/** What the portal keeps in the browser. */
export const cookiePolicy: readonly LegalText[] = [
  {
    id: 'sign-in',
    title: 'Sign-in',
    paragraphs: [
      'The sign-in service sets a cookie that keeps you signed in while you work. Without it you cannot use the portal. It ends when you log out, or after a time without use.',
    ],
  },
  {
    id: 'preferences',
    title: 'Preferences',
    paragraphs: [
      'Your browser keeps the view, the theme and the language you chose, so that the portal looks the same on your next visit. Nothing about you as a person is stored there.',
    ],
  },
  {
    id: 'others',
    title: 'Chat, surveys and statistics',
    paragraphs: [
      'Live chat, surveys and usage statistics may store data of their own. They start only after you have accepted the terms of use.',
    ],
  },
  {
    id: 'control',
    title: 'What you can do',
    paragraphs: [
      'You can delete cookies and stored preferences in your browser at any time. You will then be asked to sign in again and find the standard settings.',
    ],
  },
];
