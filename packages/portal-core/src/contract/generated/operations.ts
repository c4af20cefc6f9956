// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

import { operations as conversations } from './operations/conversations.ts';
import { operations as identity } from './operations/identity.ts';
import { operations as jobs } from './operations/jobs.ts';
import { operations as resources } from './operations/resources.ts';
import { operations as savedViews } from './operations/saved-views.ts';
import { operations as services } from './operations/services.ts';
import { operations as shell } from './operations/shell.ts';
import { operations as support } from './operations/support.ts';

/** The method and path of each operation, by its id. The portal itself loads only the parts. */
export const operations: typeof conversations &
  typeof identity &
  typeof jobs &
  typeof resources &
  typeof savedViews &
  typeof services &
  typeof shell &
  typeof support = {
  ...conversations,
  ...identity,
  ...jobs,
  ...resources,
  ...savedViews,
  ...services,
  ...shell,
  ...support,
};
