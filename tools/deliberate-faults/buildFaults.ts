import type { DeliberateFault } from './DeliberateFault.ts';

const areas = 'areas';

/** Faults that the checks of the build notice, before a user could. */
export const buildFaults: readonly DeliberateFault[] = [
  {
    file: `${areas}/partner-programme/src/api.ts`,
    find: '  decisionDueOn: v.nullable(calendarDay),',
    replace: '  decisionDueOn: calendarDay,',
    breaks: 'The list of deals fails as soon as one of them has no due date.',
    noticedBy: { suite: 'types' },
  },
  {
    file: `${areas}/search/src/searchSummary.ts`,
    find: "import { formatCount } from '@quayside/page-kit/format';",
    replace: "import '@quayside/area-legal';\nimport { formatCount } from '@quayside/page-kit/format';",
    breaks: 'The page of one area also loads the code of another area.',
    noticedBy: { suite: 'imports' },
  },
  {
    file: 'apps/portal/src/shell/overlays/useAnnouncementBanner.ts',
    find: "export const loadAnnouncementParts = createLoader(() => import('./announcementParts.ts'));",
    replace:
      "import * as parts from './announcementParts.ts';\nexport const loadAnnouncementParts = createLoader(() => Promise.resolve(parts));",
    breaks: 'The first page loads the sanitiser, though there is no announcement.',
    noticedBy: { spec: 'e2e/start.spec.ts', title: 'is within its budgets' },
  },
  {
    file: 'packages/ui/src/scoped.css',
    find: "@import './elements.css' layer(quayside.base) scope(([data-theme]));",
    replace: "@import './elements.css' layer(quayside.base);",
    breaks: 'In a page of another team our styles also change that team’s headings.',
    noticedBy: { spec: 'e2e/consumers/styles.spec.ts', title: 'scoped.css and tokens.css change nothing' },
  },
  {
    file: 'packages/ui/src/color-scheme.css',
    find: "[data-theme='system'] {",
    replace: ":root,\n[data-theme='system'] {",
    breaks: 'On a dark device the page of another team has a dark canvas and dark fields.',
    noticedBy: { spec: 'e2e/consumers/styles.spec.ts', title: 'scoped.css and tokens.css change nothing' },
  },
  {
    file: 'packages/ui/src/styles.css',
    find: "@import './page.css' layer(quayside.base);",
    replace: "@import './page.css';",
    breaks: 'A rule of the application for its own page loses against ours.',
    noticedBy: { spec: 'e2e/consumers/styles.spec.ts', title: 'A rule of the application outweighs' },
  },
];
