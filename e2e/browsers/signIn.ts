import { type Journey, signIn } from './support/journey.ts';

const dialog = '[role=dialog]';

/** The start, renewal and end of a session. */
export const signInJourneys: readonly Journey[] = [
  {
    title: 'A first sign-in leads past the terms of use and three popups to the landing page',
    async run(user) {
      await signIn(user, 'noor');
      await user.sees('h1', 'Terms Of Use');
      await user.click('button', 'I Agree');
      await user.sees(dialog, 'Welcome to Quayside');
      await user.click(`${dialog} button`, "LET'S GO!");
      await user.sees(dialog, 'News from Quayside');
      await user.click(`${dialog} [type=checkbox]`, 'Do not show this message again.');
      await user.click(`${dialog} button`, 'GOT IT!');
      await user.sees(dialog, 'Notification Warning');
      await user.stepTo(`${dialog} select`, 'MSO');
      await user.type('tom');
      await user.click(`${dialog} button`, 'Save');
      await user.seesNo(dialog);
      await user.sees('h1', 'Welcome, Noor');
    },
  },
  {
    title: 'A reload keeps the session by the silent check, and Log out ends it',
    async run(user) {
      await signIn(user, 'amelia', '/support');
      await user.isAt('on Support', ({ title }) => title === 'Support | Quayside');
      await user.open('/support');
      await user.sees('h1', 'Support');
      await user.click('nav button', 'Profile and settings');
      await user.sees('nav a', 'My profile');
      await user.click('nav button', 'Log out');
      await user.sees('#username');
      await user.open('/');
      await user.sees('#username');
    },
  },
  {
    title: 'A session that an administrator ends leads to the sign-in form, and back to the page',
    expected: [/status of 40[01]/, /session could not be renewed/],
    async run(user, sandbox) {
      await signIn(user, 'amelia', '/voice');
      await user.isAt('on Voice', ({ title }) => title === 'Voice | Quayside');
      await sandbox.expire('amelia', 'sso');
      // As the API does once the access token has expired.
      await sandbox.fault({ path: '/core/rest/navigation/apollo/items/*', status: 401, times: 1 });
      await user.click('nav button', 'Resources');
      await user.fill('#username', 'amelia');
      await user.fill('#password', 'quayside');
      await user.press('Enter');
      await user.isAt('on Voice', ({ title }) => title === 'Voice | Quayside');
    },
  },
];
