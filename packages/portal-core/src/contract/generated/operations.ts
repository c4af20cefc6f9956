// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

import { operations as admin } from './operations/admin.ts';
import { operations as approvals } from './operations/approvals.ts';
import { operations as cloud } from './operations/cloud.ts';
import { operations as conversations } from './operations/conversations.ts';
import { operations as dashboard } from './operations/dashboard.ts';
import { operations as feedbacks } from './operations/feedbacks.ts';
import { operations as identity } from './operations/identity.ts';
import { operations as jobs } from './operations/jobs.ts';
import { operations as landing } from './operations/landing.ts';
import { operations as orders } from './operations/orders.ts';
import { operations as partnerProgramme } from './operations/partner-programme.ts';
import { operations as pins } from './operations/pins.ts';
import { operations as profile } from './operations/profile.ts';
import { operations as quotes } from './operations/quotes.ts';
import { operations as resources } from './operations/resources.ts';
import { operations as savedViews } from './operations/saved-views.ts';
import { operations as services } from './operations/services.ts';
import { operations as shell } from './operations/shell.ts';
import { operations as support } from './operations/support.ts';
import { operations as voice } from './operations/voice.ts';

/** The method and path of each operation, by its id. The portal itself loads only the parts. */
export const operations: typeof admin &
  typeof approvals &
  typeof cloud &
  typeof conversations &
  typeof dashboard &
  typeof feedbacks &
  typeof identity &
  typeof jobs &
  typeof landing &
  typeof orders &
  typeof partnerProgramme &
  typeof pins &
  typeof profile &
  typeof quotes &
  typeof resources &
  typeof savedViews &
  typeof services &
  typeof shell &
  typeof support &
  typeof voice = {
  ...admin,
  ...approvals,
  ...cloud,
  ...conversations,
  ...dashboard,
  ...feedbacks,
  ...identity,
  ...jobs,
  ...landing,
  ...orders,
  ...partnerProgramme,
  ...pins,
  ...profile,
  ...quotes,
  ...resources,
  ...savedViews,
  ...services,
  ...shell,
  ...support,
  ...voice,
};

/** The same, by the tag of the document that names them; `shell` holds what the portal itself calls. */
export const operationsByTag: Readonly<Record<string, Partial<typeof operations>>> = {
  admin,
  approvals,
  cloud,
  conversations,
  dashboard,
  feedbacks,
  identity,
  jobs,
  landing,
  orders,
  partnerProgramme,
  pins,
  profile,
  quotes,
  resources,
  savedViews,
  services,
  shell,
  support,
  voice,
};
