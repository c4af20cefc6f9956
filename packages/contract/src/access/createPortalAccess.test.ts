import { expect, it } from 'vitest';
import { createTestPartner, createTestUser } from '@quayside/portal-core/testing';
import { createPortalAccess } from './createPortalAccess.ts';
import * as rules from './rules.ts';

const demo = createPortalAccess('demo');

it('createPortalAccess grants nothing without a user [ACCESS-1]', () => {
  for (const rule of Object.values(rules)) {
    expect(demo.evaluate(rule, null)).toEqual({ granted: false, missing: ['signed-in'] });
  }
});

it('createPortalAccess lists everything that is missing, in the order of the rule [ACCESS-14]', () => {
  const user = createTestUser({ artemisAccess: false, artemisPagesAccess: false, roles: [] });
  expect(demo.evaluate(rules.artemisAdmin, user)).toEqual({
    granted: false,
    missing: ['artemis-access', 'artemis-pages-access', 'manageUsers'],
  });
});

it('createPortalAccess denies what needs a partner to a user without one [ACCESS-5]', () => {
  const missing = ['partner-1access'];
  for (const partner of [null, createTestPartner({ accessTo1Access: false })]) {
    const decision = demo.evaluate(rules.apolloService1Access, createTestUser({ partner }));
    expect(decision).toEqual({ granted: false, missing });
  }
});

it.each(['production', 'Production', ' PRODUCTION '])(
  'createPortalAccess denies the developer page in %j [ACCESS-11]',
  (environment) => {
    expect(createPortalAccess(environment).evaluate(rules.developer, createTestUser())).toEqual({
      granted: false,
      missing: ['not-in-production'],
    });
  },
);
