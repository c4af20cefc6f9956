import { rules } from '@quayside/contract/access';
import { type AccessRule } from '@quayside/portal-core/access';
import { expect, it } from 'vitest';
import { topicsNotIncluded } from './topicsNotIncluded.ts';

const { apollo, apolloService1Access, apolloEndUserPortal, artemisDashboard, eitherView } = rules;

it.each<[string, readonly AccessRule[], readonly string[]]>([
  ['everything', [apollo, apolloService1Access, apolloEndUserPortal, eitherView], []],
  ['Apollo without 1Access and Services', [apollo, eitherView], ['oneAccess', 'services']],
  ['Artemis only', [artemisDashboard, eitherView], ['oneAccess', 'services', 'support', 'resources']],
])(
  'The welcome popup names the pages that a user with access to %s cannot open [WELCOME-4]',
  (_, met, expected) => {
    expect(
      topicsNotIncluded((rule) => (met.includes(rule) ? { granted: true } : { granted: false, missing: [] })),
    ).toEqual(expected);
  },
);
