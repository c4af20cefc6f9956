import { desk, type Journey, signIn } from './support/journey.ts';

const pages = [
  ['/landing', 'Welcome, Amelia'],
  ['/dashboard', 'Dashboard'],
  ['/resource', 'Resources'],
  ['/search?keyword=bristol', 'Search'],
  ['/support/cases', 'Cases'],
  ['/cloud', 'Cloud estimates'],
  ['/cloud/estimates/CE-1001', 'Booking site'],
  ['/cloud/compare?estimates=CE-1001,CE-1011', 'Compare estimates'],
  ['/approvals', 'Approvals'],
  ['/approvals/AP-7001', 'Excess construction charge at Sheffield Exchange'],
  ['/artemis/ordering/new', 'Service or quote'],
  ['/partner-programme', 'Partner programme'],
  ['/partner-programme/deals', 'Deals'],
  ['/partner-programme/deals/new', 'Register a deal'],
  ['/partner-programme/deals/DL-1004', 'Schools network'],
  ['/voice', 'Voice'],
  ['/voice/ports/new', 'Numbers'],
  ['/1access', 'Connectivity Quoting'],
  ['/my-profile', 'Profile'],
  ['/feedbacks', 'Feedbacks'],
  ['/1access/quotes/new', 'New quote'],
  ['/layout-demo', 'Cases'],
  ['/layout-demo?layout=dashboard', 'Good morning, Amelia'],
  ['/style-demo', 'Style demo'],
  ['/style-demo?tab=controls', 'Style demo'],
] as const;

/** The tasks of users on pages, and the layout of these pages. */
export const pageJourneys: readonly Journey[] = [
  {
    title: 'The list of documents is filtered, a document opens, and a file is downloaded',
    async run(user) {
      await signIn(user, 'amelia', '/resource');
      await user.sees('th[scope=row] a, [role=rowheader] a');
      await user.click('[role=group] button', 'File type');
      await user.click('[type=checkbox]', 'PDF');
      await user.isAt('filtered', ({ address }) => address === '/resource?type=pdf');
      await user.press('Escape');
      await user.sees('button', 'Remove File type: PDF');
      await user.open('/resource?q=cloud+price+book');
      await user.click('button', 'Download Cloud price book');
      await user.hasFile(/^Cloud price book [\d.]+\.csv$/);
      await user.click('th a, [role=rowheader] a', 'Cloud price book');
      await user.sees('h1', 'Cloud price book');
    },
  },
  {
    title: 'The live chat opens on its pages, in a frame of its own',
    async run(user, sandbox) {
      await signIn(user, 'amelia', '/support/cases');
      await user.click('button', 'Chat now');
      const { width } = await user.sees('iframe[title="Live chat"]');
      if (width < 200) throw new Error(`the window of the chat is ${width} px wide`);
      await user.seesNo('button', 'Chat now');
      const loads = await sandbox.requests('/resources/live-chat/embedded-service.js');
      if (loads.length !== 1) throw new Error(`the script of the chat was loaded ${loads.length} times`);
    },
  },
  {
    title: 'Pages fit their window, from a phone to a desk',
    async run(user, _sandbox, minWidth) {
      await signIn(user, 'amelia', '/landing');
      await user.sees('h1', 'Welcome, Amelia');
      for (const width of [1366, Math.max(360, minWidth)]) {
        await user.resize({ width, height: 780 });
        for (const [path, heading] of pages) {
          await user.open(path);
          await user.sees('h1', heading);
          await user.isAt(`within ${width} px`, ({ overflow }) => overflow <= 0);
        }
      }
      await user.resize(desk);
    },
  },
  {
    title: 'The portal is dark where the system is',
    colorScheme: 'dark',
    async run(user) {
      await signIn(user, 'amelia', '/landing');
      await user.sees('h1', 'Welcome, Amelia');
      await user.isAt('dark', ({ lightness: [page, text] }) => page < 0.25 && text > 0.75);
    },
  },
];
