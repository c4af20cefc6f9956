import { expect, it } from 'vitest';
import type { CurrentUser } from '@quayside/portal-core';
import { createTestPartner, createTestUser } from '@quayside/portal-core/testing';
import { createPortalAccess } from './createPortalAccess.ts';
import { rules, type AccessRequirement } from './rules.ts';

const demo = createPortalAccess('demo');

type RuleName = keyof typeof rules;
const ruleNames = Object.keys(rules) as RuleName[];

const noFlags = {
  accessTo1Access: false,
  accessTo1Cloud: false,
  accessToEndUserPortal: false,
  accessToPartnerProgramme: false,
};
const people: Record<string, CurrentUser> = {
  everything: createTestUser(),
  apolloOnly: createTestUser({
    artemisAccess: false,
    artemisPagesAccess: false,
    roles: [],
    partner: createTestPartner(noFlags),
  }),
  artemisOnly: createTestUser({ apolloAccess: false, roles: [] }),
  artemisWithoutPages: createTestUser({ apolloAccess: false, artemisPagesAccess: false, roles: [] }),
  neither: createTestUser({
    apolloAccess: false,
    artemisAccess: false,
    artemisPagesAccess: false,
    roles: [],
  }),
  noPartner: createTestUser({ partner: null, roles: [] }),
  adminWithoutViews: createTestUser({ apolloAccess: false, artemisAccess: false }),
};

const grantedTo: Record<keyof typeof people, readonly RuleName[]> = {
  everything: ruleNames,
  apolloOnly: ['signedIn', 'eitherView', 'apollo'],
  artemisOnly: ['signedIn', 'eitherView', 'artemisDashboard', 'artemis'],
  artemisWithoutPages: ['signedIn', 'eitherView', 'artemisDashboard'],
  neither: ['signedIn'],
  noPartner: ['signedIn', 'eitherView', 'apollo', 'artemisDashboard', 'artemis'],
  adminWithoutViews: ['signedIn', 'developer'],
};

it.each(Object.keys(people))(
  'createPortalAccess grants exactly their areas to: %s [ACCESS-2, ACCESS-3, ACCESS-4, ACCESS-12, ACCESS-13, ACCESS-20]',
  (name) => {
    const user = people[name] ?? null;
    const granted = ruleNames.filter((rule) => demo.evaluate(rules[rule], user).granted);
    expect(granted).toEqual(grantedTo[name]);
  },
);

it('createPortalAccess grants nothing without a user [ACCESS-1]', () => {
  for (const rule of ruleNames) {
    expect(demo.evaluate(rules[rule], null)).toEqual({ granted: false, missing: ['signed-in'] });
  }
});

it.each<[RuleName, readonly AccessRequirement[]]>([
  ['apolloService1Access', ['partner-1access']],
  ['apolloService1Cloud', ['partner-1cloud']],
  ['apolloPartnerProgramme', ['partner-programme']],
  ['apolloEndUserPortal', ['partner-end-user-portal']],
  ['apolloApprovals', ['role-approver']],
  ['apolloAdmin', ['role-portal-admin']],
  ['artemisAdmin', ['artemis-access', 'artemis-pages-access', 'role-portal-admin']],
  ['developer', ['role-developer']],
])(
  'createPortalAccess lists what is missing: %s [ACCESS-5, ACCESS-6, ACCESS-7, ACCESS-8, ACCESS-9, ACCESS-10, ACCESS-14]',
  (rule, missing) => {
    expect(demo.evaluate(rules[rule], people['apolloOnly'] ?? null)).toEqual({
      granted: false,
      missing,
    });
  },
);

it.each(['production', 'Production', ' PRODUCTION '])(
  'createPortalAccess denies the developer page in %j [ACCESS-11]',
  (environment) => {
    expect(createPortalAccess(environment).evaluate(rules.developer, createTestUser())).toEqual({
      granted: false,
      missing: ['not-in-production'],
    });
  },
);
