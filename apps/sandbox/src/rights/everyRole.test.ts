import { afterAll, beforeAll, expect, test } from 'vitest';
import { followClaims } from '../areas/admin/followClaims.ts';
import { sharedContract } from '../contract/contract.ts';
import { createApiInProcess, type ApiInProcess, type ServerResponse } from '../testing/apiInProcess.ts';
import { createRightsTable } from '../testing/rightsTables.ts';

const actions = [
  'raiseCases',
  'requestChanges',
  'setEmergencyAddresses',
  'createQuotes',
  'registerDeals',
  'placeOrders',
  'lockServices',
  'manageUsers',
  'manageContacts',
  'readAudit',
  'placeArtemisOrders',
] as const;
type Permission = (typeof actions)[number] | 'decideApprovals';

/** What each role allows. */
const allowedTo: Readonly<Record<string, readonly Permission[]>> = {
  regular: ['raiseCases', 'requestChanges', 'setEmergencyAddresses'],
  support: ['raiseCases', 'setEmergencyAddresses'],
  sales: ['createQuotes', 'registerDeals', 'placeOrders'],
  ordering: ['placeArtemisOrders'],
  approver: ['decideApprovals'],
  'portal-admin': actions,
  'read-only': [],
  'artemis-read-only': [],
  inventory: [],
  developer: [],
};

/** The operations that need a permission; several permissions are separated by a bar. Those without one are every user's. */
const needed: Readonly<Record<string, readonly string[]>> = {
  raiseCases: [
    'createCase',
    'changeCase',
    'decideResolution',
    'closeCase',
    'addCaseFollower',
    'removeCaseFollower',
    'addConversationEntry',
  ],
  'raiseCases|requestChanges': ['uploadAttachment'],
  requestChanges: [
    'changeService',
    'createChangeRequest',
    'previewChangeRequest',
    'cancelChangeRequest',
    'changeNumberRange',
    'changeTrunk',
    'checkPortability',
    'createPort',
    'correctPort',
    'changePortDate',
    'cancelPort',
  ],
  'requestChanges|decideApprovals': ['answerDeliveryAction'],
  setEmergencyAddresses: ['setEmergencyAddress'],
  createQuotes: [
    'createQuote',
    'changeQuote',
    'replaceQuoteSites',
    'startPricing',
    'cancelPricing',
    'chooseQuotePrices',
    'copyQuote',
    'shareQuote',
    'cancelQuote',
    'declineQuote',
    'createCloudEstimate',
    'replaceCloudEstimate',
    'deleteCloudEstimate',
    'restoreCloudEstimate',
    'shareCloudEstimate',
    'moveCloudEstimate',
    'requestCloudQuote',
    'cancelCloudQuote',
  ],
  registerDeals: [
    'registerDeal',
    'checkDeal',
    'registerDealAgain',
    'withdrawDeal',
    'answerDealQuestion',
    'extendDealProtection',
  ],
  placeOrders: ['orderQuote'],
  placeArtemisOrders: [
    'createOrderDraft',
    'changeOrderDraft',
    'deleteOrderDraft',
    'restoreOrderDraft',
    'submitOrderDraft',
    'priceOrderDraft',
  ],
  'placeOrders|placeArtemisOrders': ['cancelOrder'],
  decideApprovals: [
    'listApprovals',
    'getApproval',
    'decideApproval',
    'decideApprovals',
    'askApprovalQuestion',
    'createApprovalExport',
    'getApprovalDelegation',
    'delegateApprovals',
    'endApprovalDelegation',
  ],
  lockServices: ['setChangeLock'],
  manageUsers: [
    'listUsers',
    'createUserExport',
    'getUser',
    'editUser',
    'resendInvitation',
    'revokeInvitation',
    'inviteUsers',
    'getInvitations',
    'listPermissions',
  ],
  manageContacts: ['listContacts', 'replaceContacts'],
  readAudit: ['listAuditEntries', 'createAuditExport'],
};

/** The writes of every user: the own profile, what is read, followed and pinned, popups, terms, and exports of what one sees. */
const writesOfEverybody: readonly string[] = [
  'acceptTermsOfUse',
  'submitRoleContacts',
  'dismissMarketing',
  'dismissWelcome',
  'acceptDocumentTerms',
  'followDocument',
  'unfollowDocument',
  'followDocumentCategory',
  'unfollowDocumentCategory',
  'recordResourcesVisit',
  'createDocumentArchive',
  'recordDashboardVisit',
  'createCaseExport',
  'followCase',
  'unfollowCase',
  'markConversationRead',
  'createServiceExport',
  'createDeliveryExport',
  'createProjectExport',
  'createChangeRequestExport',
  'createNumberExport',
  'createTrunkExport',
  'createPortExport',
  'createCloudEstimateExport',
  'createDealExport',
  'createQuoteExport',
  'editProfile',
  'createFeedback',
  'replaceSavedViews',
  'orderPins',
  'addPin',
  'removePin',
  'recordRecentItem',
];

/** A view with its pages, or what a partner has. */
type Access = 'apollo' | 'artemisPages' | 'eitherView' | 'services' | 'quotes' | 'estimates' | 'deals';
/** All members of one of the lists. */
type AnyOf = readonly (readonly Access[])[];

const anybody: AnyOf = [[]];
/** What a user needs besides a role, by the tag of the operation. */
const accessOfTag: Readonly<Record<string, AnyOf>> = {
  Portal: anybody,
  Landing: anybody,
  Notifications: anybody,
  'Live chat': anybody,
  Documents: [['apollo']],
  Profile: anybody,
  Jobs: anybody,
  'Saved views': anybody,
  Pins: anybody,
  Feedbacks: [['eitherView']],
  Dashboard: [['apollo']],
  Resources: [['apollo']],
  Support: [['apollo']],
  Conversations: [['apollo']],
  Voice: [['apollo']],
  Approvals: [['apollo']],
  Services: [['apollo', 'services']],
  Cloud: [['apollo', 'estimates']],
  Quotes: [['apollo', 'quotes']],
  'Partner programme': [['apollo', 'deals']],
  Orders: [['artemisPages']],
  Admin: [['apollo'], ['artemisPages']],
};
/** The operations that pages with another access call too. A list that filters refuses nobody. */
const accessOfCall: Readonly<Record<string, AnyOf>> = {
  listColleagues: anybody,
  listServices: anybody,
  listOrderableQuotes: anybody,
  getDashboardChanges: anybody,
  getServiceIssues: [['apollo', 'services']],
  listSites: [['apollo']],
  getOrder: [['apollo', 'services'], ['apollo', 'quotes'], ['artemisPages']],
  cancelOrder: [['apollo', 'quotes'], ['artemisPages']],
};

interface Call {
  readonly id: string;
  readonly method: string;
  readonly tag: string;
  readonly path: string;
}

/** Every operation that a token opens, with ids of nothing, so that no call changes anything. */
const calls: readonly Call[] = Object.entries(sharedContract().document.paths)
  .filter(([path]) => /^\/(?:api|core)\//.test(path))
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, tags, security }]) =>
      security?.length === 0
        ? []
        : [
            {
              id: operationId,
              method: method.toUpperCase(),
              tag: tags[0] ?? '',
              // A query that does not fit is refused after the right, and saves the work of a list.
              path: `${path.replaceAll(/\{\w+\}/g, 'nowhere-at-all')}?page=0`,
            },
          ],
    ),
  );
const everyRole = Object.keys(allowedTo);

const table = createRightsTable('call');
afterAll(() => table.write());

let api: ApiInProcess;
beforeAll(() => {
  api = createApiInProcess();
  // The choice of contacts is for whoever is asked to make it, which conditions.test.ts proves.
  for (const person of ['amelia', 'ben', 'chloe', 'idris', 'grace'])
    api.users.patch(person, { pendingNotifications: ['CONTACT_ROLE_MANAGEMENT_WARNING'] });
});

const respond = ({ method, path }: Call, person: string): Promise<ServerResponse> =>
  api.respond({ person, method, path });

/** The calls that are refused to a person, in the order of the document. */
async function refusedTo(person: string): Promise<string[]> {
  const refused: string[] = [];
  for (const call of calls) if ((await respond(call, person)).status === 403) refused.push(call.id);
  return refused;
}

const idsOf = (wanted: (call: Call) => boolean) => calls.filter(wanted).map(({ id }) => id);

/** The permissions of which one is needed; undefined if none is. */
function neededFor(id: string): readonly string[] | undefined {
  return Object.entries(needed)
    .find(([, ids]) => ids.includes(id))?.[0]
    .split('|');
}

test('Every write of the contract has exactly one right in this table', () => {
  const listed = [...Object.values(needed).flat(), ...writesOfEverybody];
  expect(new Set(listed).size).toBe(listed.length);
  expect(idsOf(({ id, method }) => method !== 'GET' && !listed.includes(id))).toEqual([]);
  expect(listed.filter((id) => calls.every((call) => call.id !== id))).toEqual([]);
});

const roleSets = [[], ...everyRole.map((role) => [role]), ['regular', 'sales', 'ordering'], everyRole];

test.each(roleSets.map((roles) => ({ roles, names: roles.join(', ') || 'none' })))(
  'A user may make exactly the calls that the roles allow: $names [ACCESS-24]',
  async ({ roles }) => {
    api.users.patch('amelia', { claims: { roles } });
    const own = new Set<string>(roles.flatMap((role) => allowedTo[role] ?? []));
    const expected = idsOf(({ id }) => neededFor(id)?.some((each) => own.has(each)) === false);
    const refused = await refusedTo('amelia');
    if (roles.length < 2)
      for (const id of idsOf((call) => neededFor(call.id) !== undefined))
        table.compare(
          id,
          roles[0] ?? 'no role',
          refused.includes(id) ? '-' : 'may',
          refused.includes(id) === expected.includes(id),
        );
    expect(refused).toEqual(expected);
  },
);

test.each<[person: string, ...has: Access[]]>([
  ['ben', 'apollo', 'eitherView', 'services'],
  ['chloe', 'artemisPages', 'eitherView', 'services', 'quotes'],
  ['idris', 'eitherView', 'services', 'quotes'],
  ['grace'],
])(
  'A user with every role may make exactly the calls of the views and products: %s [ACCESS-24]',
  async (person, ...has) => {
    api.users.patch(person, { claims: { roles: everyRole } });
    const isOpen = ({ id, tag }: Call) =>
      (accessOfCall[id] ?? accessOfTag[tag])?.some((all) => all.every((each) => has.includes(each)));
    expect(await refusedTo(person)).toEqual(idsOf((call) => isOpen(call) !== true));
  },
);

const contracts = [
  'accessTo1Access',
  'accessTo1Cloud',
  'accessToEndUserPortal',
  'accessToPartnerProgramme',
] as const;

interface AdminReads {
  /** Of a user. */
  readonly permissions: readonly { readonly id: string }[];
  /** Of "Who can do what". */
  readonly items: readonly { readonly id: string; readonly users: number }[];
}

test.each<[person: string, ...has: (typeof contracts)[number][]]>([
  ['ben', 'accessToEndUserPortal'],
  ['ben'],
  ['chloe'],
  ['amelia', 'accessTo1Cloud', 'accessToPartnerProgramme'],
  ['amelia', 'accessTo1Access'],
  ['amelia', ...contracts],
])(
  'Admin lists the permissions with which a user can make a call, by the contracts of the company: %s %s [ADMIN-4]',
  async (person, ...has) => {
    const partner = Object.fromEntries(contracts.map((each) => [each, has.includes(each)]));
    api.users.patch(person, { claims: { roles: everyRole, partner }, agreedToTermsOfUse: true });
    const user = api.users.findByUsername(person);
    if (user !== undefined) followClaims(api.world, user);
    const refused = new Set(await refusedTo(person));
    const inEffect = Object.keys(needed)
      .filter((each) => !each.includes('|') && needed[each]?.some((id) => !refused.has(id)))
      .toSorted();
    async function read(path: string): Promise<AdminReads> {
      const { text } = await api.respond({ person, method: 'GET', path: `/api/portal/rest/admin/${path}` });
      return JSON.parse(text) as AdminReads;
    }
    const { permissions } = await read(`users/${person}`);
    expect(permissions.map(({ id }) => id).toSorted()).toEqual(inEffect);
    const { items } = await read('permissions');
    // Artemis is a view of each user: a colleague may have it.
    const [held, own] = [items.filter(({ users }) => users > 0).map(({ id }) => id), inEffect].map((ids) =>
      ids.filter((id) => id !== 'placeArtemisOrders').toSorted(),
    );
    expect(held).toEqual(own);
  },
);

const isBefore = ({ id, path }: Call) =>
  id === 'acceptTermsOfUse' || (path.startsWith('/core/') && !['getDocuments', 'getDocument'].includes(id));

test('Until a user has accepted the terms, only the terms and what the shell needs respond [ACCESS-24]', async () => {
  api.users.patch('amelia', { claims: { roles: everyRole } });
  api.users.patch('amelia', { agreedToTermsOfUse: false });
  const refused: string[] = [];
  for (const call of calls.filter((each) => !isBefore(each))) {
    const { status, text } = await respond(call, 'amelia');
    if (status === 403 && text.includes('Accept the terms of use first')) refused.push(call.id);
  }
  expect(refused).toEqual(idsOf((call) => !isBefore(call)));
  for (const call of calls.filter(isBefore)) expect((await respond(call, 'amelia')).status).not.toBe(403);
});

const quote = { method: 'POST', path: '/api/portal/rest/quotes' };

test.each<[person: string, claims: object, call: Omit<Call, 'id' | 'tag'>, sentence: string]>([
  [
    'amelia',
    { roles: ['read-only'] },
    quote,
    'Your role Read-only may not create or change quotes. An administrator of your company can change your roles.',
  ],
  [
    'amelia',
    { roles: ['regular', 'support', 'approver'] },
    quote,
    'Your roles Regular, Support and Approver may not create or change quotes. An administrator of your company can change your roles.',
  ],
  [
    'amelia',
    { roles: [] },
    quote,
    'Without a role you may not create or change quotes. An administrator of your company can change your roles.',
  ],
  [
    'amelia',
    { roles: ['sales'], partner: { accessTo1Access: false } },
    quote,
    'Your company has no 1Access contract. Your account manager can tell you more about it.',
  ],
  [
    'chloe',
    { roles: ['sales'] },
    quote,
    'You have no access to Apollo. An administrator of your company can give it to you.',
  ],
])(
  'A refusal says what is missing and who can give it: %s %j [ACCESS-24]',
  async (person, claims, call, sentence) => {
    api.users.patch(person, { claims: { ...claims }, agreedToTermsOfUse: true });
    const { status, text } = await api.respond({ person, ...call });
    expect([status, JSON.parse(text)]).toEqual([403, expect.objectContaining({ detail: sentence })]);
  },
);

test('A refusal names the permission and the administrators who can give it, and neither where no role would help [ACCESS-24]', async () => {
  api.users.patch('amelia', { claims: { roles: ['read-only'], partner: { accessTo1Access: true } } });
  const refused = JSON.parse((await api.respond({ person: 'amelia', ...quote })).text);
  expect(refused).toMatchObject({
    permission: 'createQuotes',
    administrators: expect.arrayContaining([expect.objectContaining({ name: 'Priya Shah' })]),
  });
  api.users.patch('amelia', { claims: { roles: ['sales'], partner: { accessTo1Access: false } } });
  const closed = JSON.parse((await api.respond({ person: 'amelia', ...quote })).text);
  expect(Object.keys(closed)).toEqual(['type', 'title', 'status', 'detail', 'message']);
});

/** What a live service refuses to Amelia with the given roles. */
async function refusedOfService(roles: readonly string[]): Promise<object[]> {
  api.users.patch('amelia', { claims: { roles } });
  const request = { person: 'amelia', method: 'GET' };
  const list = await api.respond({ ...request, path: '/api/portal/rest/services?status=live' });
  const { id } = JSON.parse(list.text).items[0];
  const service = await api.respond({ ...request, path: `/api/portal/rest/services/${id}` });
  return JSON.parse(service.text).refusedActions;
}

test('A refused action names the permission that a role would give, and none if no role would help [ACCESS-24]', async () => {
  expect(await refusedOfService(['read-only'])).toContainEqual(
    expect.objectContaining({ action: 'edit', permission: 'requestChanges' }),
  );
  expect((await refusedOfService(everyRole)).filter((refused) => 'permission' in refused)).toEqual([]);
});
