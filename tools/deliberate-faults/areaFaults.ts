import type { DeliberateFault } from './DeliberateFault.ts';

const areas = 'apps/portal/src/areas';

/** Faults of the areas. */
export const areaFaults: readonly DeliberateFault[] = [
  {
    file: `${areas}/quoting/quoteTotals.ts`,
    find: '(rest * 2 >= divisor ? 1 : 0)',
    replace: '(rest * 2 > divisor ? 1 : 0)',
    breaks: 'Sell prices with half a penny are rounded down, so the portal and the order differ.',
    noticedBy: { unit: `${areas}/quoting/quoteTotals.test.ts` },
  },
  {
    file: `${areas}/quoting/components/prices/QuoteSummary.tsx`,
    find: "const isKnown = chosenCount > 0 && figures === 'ready';",
    replace: "const isKnown = figures === 'ready';",
    breaks: 'A quote without a choice says that it costs £0.00.',
    noticedBy: { browser: `${areas}/quoting/pages/QuotePricesPage.test.tsx` },
  },
  {
    file: `${areas}/quoting/order/useOrder.ts`,
    find: 'etag, key: keyOf(body) }',
    replace: `etag: '"0"', key: keyOf(body) }`,
    breaks: 'A quote cannot be ordered, because the portal names an old version.',
    noticedBy: { spec: 'e2e/quoting.spec.ts', title: 'Noor quotes three sites' },
  },
  {
    file: `${areas}/cloud/components/EstimateTotals.tsx`,
    find: 'money(listTcv - tcv)',
    replace: 'money(listMrc - mrc)',
    breaks: 'The saving over the whole term of an estimate is that of one month.',
    noticedBy: { stories: `${areas}/cloud/components/EstimateEditor.stories.tsx` },
  },
  {
    file: `${areas}/voice/newPort/useNewPort.ts`,
    find: 'return run({ body, key: keyOf(body) });',
    replace: `return run({ body, key: '' });`,
    breaks: 'A request to port numbers cannot be sent, because its key is empty.',
    noticedBy: { spec: 'e2e/voice.spec.ts', title: 'Numbers are ported' },
  },
  {
    file: 'apps/portal/src/domain/days.ts',
    find: 'return [0, 6].includes',
    replace: 'return [0, 7].includes',
    breaks: 'A service can be ended on a Saturday, which the server refuses.',
    noticedBy: { unit: `${areas}/services/ceaseRules.test.ts` },
  },
  {
    file: `${areas}/services/components/delivery/NextStep.tsx`,
    find: 'jeopardy !== null && (',
    replace: 'jeopardy === undefined && (',
    breaks: 'The page of a delivery does not say that its date is at risk.',
    noticedBy: { stories: `${areas}/services/components/delivery/ProvisioningCaseView.stories.tsx` },
  },
  {
    file: `${areas}/support/components/useCaseWishes.ts`,
    find: 'setConflict({ wish, seen });',
    replace: '',
    breaks: 'When another user changed the case first, the own change is lost without a word.',
    noticedBy: { browser: `${areas}/support/pages/CasePage.test.tsx` },
  },
  {
    file: `${areas}/approvals/components/DecisionDialog.tsx`,
    find: "(!isRequired || typed.trim() !== '')",
    replace: '(isRequired || true)',
    breaks: 'A request can be rejected without a reason.',
    noticedBy: { stories: `${areas}/approvals/components/DecisionDialog.stories.tsx` },
  },
  {
    file: 'apps/portal/src/domain/admin/user/RightsConflict.tsx',
    find: '<Button onClick={onInsist}>',
    replace: '<Button onClick={onTakeTheirs}>',
    breaks: '“Save my version” throws away the rights that the admin has chosen.',
    noticedBy: { stories: 'apps/portal/src/domain/admin/user/RightsConflict.stories.tsx' },
  },
  {
    file: `${areas}/partner-programme/useDealAction.ts`,
    find: 'etag: seen.etag',
    replace: `etag: '"0"'`,
    breaks: 'The protection of a deal cannot be extended, because the portal names an old version.',
    noticedBy: { spec: 'e2e/partnerProgramme.spec.ts', title: 'The number of deals whose protection ends' },
  },
  {
    file: `${areas}/resources/components/useOpenDocument.ts`,
    find: "if (request.confidentiality === 'termsRequired') setPending(request);",
    replace: "if (request.confidentiality === 'termsAccepted') setPending(request);",
    breaks: 'A confidential document cannot be opened, because nobody asks for its terms.',
    noticedBy: { spec: 'e2e/resources.spec.ts', title: 'A confidential document asks for its terms' },
  },
  {
    file: `${areas}/search/searchParams.ts`,
    find: "  params.set('q', keyword);",
    replace: '',
    breaks: '“All results” of a search opens the whole list.',
    noticedBy: { browser: `${areas}/search/pages/SearchPage.test.tsx` },
  },
  {
    file: `${areas}/landing/components/NextStep.tsx`,
    find: 'Date.parse(dueAt) < receivedAtMs',
    replace: 'Date.parse(dueAt) > receivedAtMs',
    breaks: 'The landing page calls overdue what is due tomorrow, and not what is late.',
    noticedBy: { browser: `${areas}/landing/pages/LandingPage.test.tsx` },
  },
  {
    file: `${areas}/dashboard/suggestions.ts`,
    find: 'openPaths.includes(path)',
    replace: "openPaths.includes('/') || path !== ''",
    breaks: 'The first day suggests pages that the user may not open.',
    noticedBy: { browser: `${areas}/dashboard/pages/DashboardPage.test.tsx` },
  },
  {
    file: `${areas}/profile/useProfileEdits.ts`,
    find: '      signalProfileChange(platform.deviceStorage);',
    replace: '',
    breaks: 'A new time zone does not reach the other open tabs.',
    noticedBy: { spec: 'e2e/profile.spec.ts', title: 'A time zone applies in every open tab at once' },
  },
  {
    file: `${areas}/feedbacks/usePageBefore.ts`,
    find: '.findLast((path) => path !== pathname)',
    replace: '.find((path) => path !== pathname)',
    breaks: 'Feedback names the first page of the visit instead of the last one.',
    noticedBy: { spec: 'e2e/feedbacks.spec.ts' },
  },
  {
    file: `${areas}/artemis/newOrder/useDraftSave.ts`,
    find: 'send: (body, etag) => changeOrderDraft.send(http, { path: { draftId }, body, etag }),',
    replace: `send: async (body) => {
        const { etag } = await getOrderDraft.send(http, { path: { draftId } }, { headers: { useCache: 'false' } });
        return changeOrderDraft.send(http, { path: { draftId }, body, etag });
      },`,
    breaks: 'A draft that is open in two tabs loses the changes of one without a word.',
    noticedBy: { browser: `${areas}/artemis/pages/OrderDraftPage.test.tsx` },
  },
  {
    file: `${areas}/legal/area.ts`,
    find: "(await import('./CookiePolicyPage.tsx')).CookiePolicyPage",
    replace: "(await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage",
    breaks: 'The cookie policy is not shown anywhere.',
    noticedBy: { browser: `${areas}/legal/area.test.tsx` },
  },
];
