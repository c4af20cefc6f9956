import type { DeliberateFault } from './DeliberateFault.ts';

const portal = 'apps/portal/src';
const shell = `${portal}/shell`;

/** Faults of the shell, the composition, the third parties and the portal's server. */
export const shellFaults: readonly DeliberateFault[] = [
  {
    file: `${shell}/routing/pageTransition/usePageTransitions.ts`,
    find: 'else if (!isTypingOutside()) focusHeading();',
    replace: '',
    breaks: 'Focus stays on the clicked link when a page opens, so screen readers do not read the new page.',
    noticedBy: { spec: 'e2e/arrivals.spec.ts', title: 'A new page moves focus to its heading' },
  },
  {
    file: `${shell}/routing/pageTransition/usePageTransitions.ts`,
    find: "latest.current.kind === 'pop' ? followedLink() : undefined;",
    replace: 'undefined;',
    breaks: 'Back from a row of a list moves focus to the heading instead of the row.',
    noticedBy: { spec: 'e2e/lists.spec.ts', title: 'Back restores it and the focus' },
  },
  {
    file: `${shell}/routing/RoutePage.tsx`,
    find: 'useDocumentTitle(documentTitle(title));',
    replace: '',
    breaks: 'Every tab of the browser keeps the title of the first page.',
    noticedBy: {
      spec: 'e2e/access.spec.ts',
      title: 'shows Page Not Found inside the shell at an unknown address',
    },
  },
  {
    file: `${shell}/navigation/useViewSwitch.tsx`,
    find: 'void navigate(dashboards[to]);',
    replace: '',
    breaks: 'After a switch of the view the page of the other view stays open.',
    noticedBy: { spec: 'e2e/views.spec.ts', title: 'The view switch asks once' },
  },
  {
    file: `${shell}/navigation/barItems.ts`,
    find: "return isOpenTo(href, context) ? [{ kind: 'link', href, current, ...common }] : [];",
    replace: "return [{ kind: 'link', href, current, ...common }];",
    breaks: 'Menus offer pages that the user is then denied.',
    noticedBy: {
      spec: 'e2e/access.spec.ts',
      title: 'sees in the bar, the profile menu and the tiles only what the access rules grant',
    },
  },
  {
    file: `${shell}/overlays/Popups.tsx`,
    find: 'onFail={() => deferFailed(id)}',
    replace: 'onFail={() => undefined}',
    breaks: 'A popup that cannot be loaded keeps all other popups from opening.',
    noticedBy: {
      spec: 'e2e/popups.spec.ts',
      title: 'A popup that fails to load lets the next one open',
    },
  },
  {
    file: `${shell}/gates/TermsOfUse.tsx`,
    find: "state.status === 'required' && state.error",
    replace: "state.status === 'accepting' && false",
    breaks: 'When the acceptance of the terms fails, the screen says nothing.',
    noticedBy: { spec: 'e2e/faultMatrix.spec.ts', title: 'leaves the rest of the portal usable' },
  },
  {
    file: `${shell}/overlays/useAnnouncementBanner.ts`,
    find: 'html !== null && html === foldedText',
    replace: 'html !== null && foldedText !== null',
    breaks: 'Who folded one announcement does not see the next one.',
    noticedBy: { spec: 'e2e/shell.spec.ts', title: 'A folded announcement stays folded' },
  },
  {
    file: `${shell}/overlays/Chat.tsx`,
    find: 'open(caseNumber ?? null)',
    replace: 'open(null)',
    breaks: 'The agent of a chat does not learn which case the user looks at.',
    noticedBy: { spec: 'e2e/chat.spec.ts', title: 'sends the agent the user and the case' },
  },
  {
    file: `${shell}/routing/RouterLink.tsx`,
    find: '!(metaKey || altKey || ctrlKey || shiftKey)',
    replace: '!(metaKey || altKey || shiftKey)',
    breaks: 'Ctrl and a click open a link in the same tab.',
    noticedBy: { browser: `${shell}/routing/RouterLink.test.tsx` },
  },
  {
    file: `${portal}/third-parties/createFocusGuard.ts`,
    find: 'if (frame.hidden || entry.isWarned) entry.onTaken();',
    replace: 'if (frame.hidden) entry.onTaken();',
    breaks: 'A chat window can take the keyboard again and again while the user types.',
    noticedBy: { spec: 'e2e/thirdParties/focus.spec.ts', title: 'A window that takes the keyboard' },
  },
  {
    file: `${portal}/third-parties/createThirdPartyFrame.ts`,
    find: '    returnFocus(focusedBefore, page, findFocusTarget);',
    replace: '',
    breaks: 'Focus is lost when the window of a chat or survey closes.',
    noticedBy: { spec: 'e2e/thirdParties/vendors.spec.ts', title: 'returns focus when it ends' },
  },
  {
    file: 'apps/portal/server/securityHeaders.ts',
    find: "'require-trusted-types-for': [\"'script'\"],",
    replace: '',
    breaks: 'The browser no longer refuses text of a server that is written as HTML without sanitising.',
    noticedBy: { unit: 'apps/portal/server/portalServer.test.ts' },
  },
  {
    file: 'apps/portal/server/proxy.ts',
    find: 'forwarded.has(name) && ',
    replace: '',
    breaks: 'A request can claim another client’s address towards the backend.',
    noticedBy: { unit: 'apps/portal/server/rawRequests.test.ts' },
  },
];
