import { rules } from '@quayside/contract/access';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

const findRoute = createFindRoute(routes);
const ruleNames = Object.keys(rules) as (keyof typeof rules)[];

/** The title, the rule and the view of each address, as the table says. */
function table(addresses: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(addresses).map((address) => {
      const route = findRoute(address)?.route;
      // The same rule object, because menu items and links use it too.
      const rule = ruleNames.find((name) => rules[name] === route?.access);
      return [address, [route?.title, rule, route?.view]];
    }),
  );
}

function isPlaceholder(address: string): boolean {
  return findRoute(address)?.route.page === null;
}

it('The shared addresses have their titles and access rules [ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-34]', () => {
  const expected = {
    '/': ['Quayside', 'signedIn', 'shared'],
    '/landing': ['Quayside', 'signedIn', 'shared'],
    '/my-profile': ['Profile', 'signedIn', 'shared'],
    '/terms-of-use': ['Legal', 'signedIn', 'shared'],
    '/privacy-policy': ['Legal', 'signedIn', 'shared'],
    '/cookie-policy': ['Legal', 'signedIn', 'shared'],
    '/search?keyword=fibre': ['Search', 'eitherView', 'shared'],
    '/feedbacks': ['Feedbacks', 'eitherView', 'shared'],
    '/dev': ['Developer', 'developer', 'shared'],
  };
  expect(table(expected)).toEqual(expected);
});

it('The addresses of Apollo have their titles and access rules [ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-33]', () => {
  const expected = {
    '/dashboard': ['Dashboard', 'apollo', 'apollo'],
    '/1access': ['Connectivity Quoting', 'apolloService1Access', 'apollo'],
    '/1access/quotes/new': ['New quote', 'apolloService1Access', 'apollo'],
    '/1access/quotes/QT-1': ['Quote', 'apolloService1Access', 'apollo'],
    '/1access/quotes/QT-1/sites': ['Sites of a quote', 'apolloService1Access', 'apollo'],
    '/1access/quotes/QT-1/options': ['Options of a quote', 'apolloService1Access', 'apollo'],
    '/1access/quotes/QT-1/order': ['Order a quote', 'apolloService1Access', 'apollo'],
    '/voice': ['Voice', 'apollo', 'apollo'],
    '/voice/trunks/:trunkId': ['Trunk', 'apollo', 'apollo'],
    '/voice/ports/new': ['Port numbers', 'apollo', 'apollo'],
    '/voice/ports/:portId': ['Number port', 'apollo', 'apollo'],
    '/cloud': ['Cloud', 'apolloService1Cloud', 'apollo'],
    '/admin': ['Admin', 'apolloAdmin', 'apollo'],
    '/admin/invite': ['Invite users', 'apolloAdmin', 'apollo'],
    '/admin/users/noor': ['User', 'apolloAdmin', 'apollo'],
    '/resource?category=forms': ['Resources', 'apollo', 'apollo'],
    '/partner-programme': ['Partner programme', 'apolloPartnerProgramme', 'apollo'],
    '/partner-programme/deals': ['Deals', 'apolloPartnerProgramme', 'apollo'],
    '/partner-programme/deals/new': ['Register a deal', 'apolloPartnerProgramme', 'apollo'],
    '/partner-programme/deals/DL-1001': ['Deal', 'apolloPartnerProgramme', 'apollo'],
    '/partner-programme/deals/DL-1001/edit': ['Correct a deal', 'apolloPartnerProgramme', 'apollo'],
    '/approvals': ['Approvals', 'apolloApprovals', 'apollo'],
    '/approvals/AP-7001': ['Approval', 'apolloApprovals', 'apollo'],
    '/new-support-case': ['New Case', 'apollo', 'apollo'],
    '/layout-demo': ['Layout demo', 'apollo', 'apollo'],
    '/style-demo': ['Style demo', 'apollo', 'apollo'],
  };
  expect(table(expected)).toEqual(expected);
});

it('The addresses of Services, with cases and change requests, have their titles and access rules [ROUTE-26, ROUTE-27, ROUTE-28]', () => {
  const expected = {
    '/services': ['Services', 'apolloEndUserPortal', 'apollo'],
    '/services/S-1': ['Service', 'apolloEndUserPortal', 'apollo'],
    '/services/provisioning-cases/P-1': ['Provisioning case', 'apolloEndUserPortal', 'apollo'],
    '/services/change-requests': ['Change requests', 'apolloEndUserPortal', 'apollo'],
    '/services/change-requests/dashboard': ['Change request dashboard', 'apolloEndUserPortal', 'apollo'],
    '/services/change-requests/CR-1': ['Change request', 'apolloEndUserPortal', 'apollo'],
  };
  expect(table(expected)).toEqual(expected);
});

it('Exactly /support is the support dashboard, and the cases are below it [ROUTE-9, ROUTE-29]', () => {
  const expected = {
    '/support': ['Support', 'apollo', 'apollo'],
    '/support/cases': ['Support cases', 'apollo', 'apollo'],
    '/support/cases/00012345': ['Support case', 'apollo', 'apollo'],
  };
  expect(table(expected)).toEqual(expected);
});

it('The addresses of Artemis, also unknown ones, have their titles and access rules [ROUTE-8, ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-39]', () => {
  const expected = {
    '/artemis/dashboard': ['Dashboard', 'artemisDashboard', 'artemis'],
    '/artemis/ordering/new': ['New Order', 'artemis', 'artemis'],
    '/artemis/ordering/new/OD-1': ['Draft of an order', 'artemis', 'artemis'],
    '/artemis/ordering/new/OD-1/sites': ['Step of an order', 'artemis', 'artemis'],
    '/artemis/ordering/new/OD-1/confirmation': ['Order', 'artemis', 'artemis'],
    '/artemis/ordering/cases': ['Cases', 'artemis', 'artemis'],
    '/artemis/ordering/orders': ['Orders', 'artemis', 'artemis'],
    '/artemis/inventory': ['Inventory', 'artemis', 'artemis'],
    '/artemis/resources': ['Resources', 'artemis', 'artemis'],
    '/artemis/admin': ['Admin', 'artemisAdmin', 'artemis'],
    '/artemis/admin/invite': ['Invite users', 'artemisAdmin', 'artemis'],
    '/artemis/admin/users/noor': ['User', 'artemisAdmin', 'artemis'],
    '/artemis/no/such/page': ['Page Not Found', 'artemis', 'artemis'],
  };
  expect(table(expected)).toEqual(expected);
  expect(isPlaceholder('/artemis/no/such/page')).toBe(false);
});

it('The dashboard, the lists and the inventory of Artemis are placeholders [ROUTE-35, ROUTE-37, ROUTE-38]', () => {
  const places = ['dashboard', 'ordering/cases', 'ordering/orders', 'inventory', 'resources'];
  expect(places.filter((place) => !isPlaceholder(`/artemis/${place}`))).toEqual([]);
});

it('A page below another one gets the parameters of both paths [ROUTE-5]', () => {
  expect(findRoute('/1access/quotes/QT-1/options')?.params).toEqual({ number: 'QT-1' });
  expect(findRoute('/artemis/ordering/new/OD-1/sites')?.params).toEqual({ draftId: 'OD-1', step: 'sites' });
  expect(findRoute('/artemis/ordering/new/OD%2F1/confirmation')?.params).toEqual({ draftId: 'OD/1' });
});

function chatOn(address: string): string {
  const { route, params = {} } = findRoute(address) ?? {};
  if (!route?.liveChat) return 'none';
  return params[route.liveChat.caseParam ?? ''] ?? 'no case';
}

it('Live chat is offered on support cases and provisioning cases, about the case in the address [ROUTE-13]', () => {
  expect(chatOn('/support/cases')).toBe('no case');
  expect(chatOn('/Support/Cases/00012345')).toBe('00012345');
  expect(chatOn('/services/provisioning-cases/P%2F7')).toBe('P/7');
  for (const address of ['/support', '/new-support-case', '/services/S-1', '/', '/support/cases/1/x'])
    expect(chatOn(address)).toBe('none');
});

it('Every signed-in user may open landing, profile and legal pages; every other page has an access rule [ROUTE-4]', () => {
  const open = routes.filter(({ access }) => access === rules.signedIn).map(({ path }) => path);
  const legal = ['/terms-of-use', '/privacy-policy', '/cookie-policy'];
  expect(open.toSorted()).toEqual(['*', '/', '/landing', '/my-profile', ...legal].toSorted());
});
