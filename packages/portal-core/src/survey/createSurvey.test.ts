import { beforeEach, expect, it } from 'vitest';
import { createStore, type Store } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { settlePromises } from '../testing/manualClock.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createScriptedPage, type ScriptedPage } from '../third-party/thirdParty.fixtures.ts';
import { createSurvey, type Survey, type SurveyPerson } from './createSurvey.ts';

const scriptUrl = 'https://vendor.example/survey.js';

let page: ScriptedPage;
let session: ScriptedSession;
let terms: Store<TermsState>;
let surveys: { person: SurveyPerson; stopped: boolean; close(): void }[];
let survey: Survey;
let closesAtOnce: boolean;

function build(address: string | null): void {
  const { scripts, logger } = page;
  survey = createSurvey(
    { scriptUrl: address },
    {
      session,
      terms,
      scripts,
      logger,
      createSurvey(person, events) {
        const mine = { person, stopped: false, close: () => events.onClosed() };
        surveys.push(mine);
        if (closesAtOnce) mine.close();
        return { stop: () => void (mine.stopped = true) };
      },
    },
  );
  survey.start();
}

const status = (): string => survey.getSnapshot().status;

beforeEach(() => {
  page = createScriptedPage();
  session = createScriptedSession();
  terms = createStore<TermsState>({ status: 'agreed' });
  surveys = [];
  closesAtOnce = false;
  build(scriptUrl);
});

it('The survey starts on demand with e-mail address, name and the partner’s account, and nothing else [SURVEY-1]', async () => {
  session.signIn();
  expect([status(), page.tags.length]).toEqual(['idle', 0]);
  await survey.open();
  expect([status(), page.tags]).toEqual(['running', [scriptUrl]]);
  expect(surveys.map(({ person }) => person)).toEqual([
    { email: 'amelia@example.com', name: 'Amelia Hart', accountId: 'SF-0001' },
  ]);
});

it('The survey of a user without a partner or a last name leaves them empty', async () => {
  session.signIn(createTestUser({ partner: null, lastName: '' }));
  await survey.open();
  expect(surveys[0]?.person).toEqual({ email: 'amelia@example.com', name: 'Amelia', accountId: null });
});

it('The survey requests nothing before the terms are accepted', async () => {
  terms.set({ status: 'required', error: null });
  session.signIn();
  await survey.open();
  expect([status(), page.tags.length, surveys.length]).toEqual(['off', 0, 0]);
  terms.set({ status: 'agreed' });
  expect(status()).toBe('idle');
});

it('The survey is off without an address', async () => {
  survey.stop();
  build(null);
  session.signIn();
  await survey.open();
  expect([status(), page.tags.length]).toEqual(['off', 0]);
});

it('The survey can be started again after a failure', async () => {
  page.works = false;
  session.signIn();
  await survey.open();
  expect(survey.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
  expect(page.logger.entries).toHaveLength(1);
  page.works = true;
  await survey.open();
  expect(status()).toBe('running');
});

it('The survey starts once for a double click, and again for a later click, with one script tag', async () => {
  session.signIn();
  await Promise.all([survey.open(), survey.open()]);
  expect(surveys).toHaveLength(1);
  await survey.open();
  expect(surveys.map(({ stopped }) => stopped)).toEqual([true, false]);
  expect(page.tags).toHaveLength(1);
});

it('The survey is idle when its user finished it, even if an earlier one reports later', async () => {
  session.signIn();
  await survey.open();
  await survey.open();
  surveys[0]?.close();
  expect(status()).toBe('running');
  surveys[1]?.close();
  expect(status()).toBe('idle');
});

it('A survey that closes at once is idle, and can be started again', async () => {
  closesAtOnce = true;
  session.signIn();
  await survey.open();
  expect(status()).toBe('idle');
  closesAtOnce = false;
  await survey.open();
  expect(status()).toBe('running');
});

it.each([
  ['the session', () => session.signOut()],
  ['the page', () => survey.stop()],
])('The survey keeps nothing of its user when %s is over', async (_name, end) => {
  session.signIn();
  await survey.open();
  end();
  surveys[0]?.close();
  expect([status(), surveys[0]?.stopped]).toEqual(['off', true]);
});

it('A survey that is loading when its user leaves never starts', async () => {
  session.signIn();
  const opening = survey.open();
  session.signIn(createTestUser({ id: 'user-2' }));
  await opening;
  await settlePromises();
  expect([status(), surveys.length]).toEqual(['idle', 0]);
});
