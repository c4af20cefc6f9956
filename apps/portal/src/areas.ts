import type { Area } from '@quayside/portal-core/areas';
import type { AreaComponent } from '@quayside/portal-core/react';
import { adminArea } from './areas/admin/area.ts';
import { approvalsArea } from './areas/approvals/area.ts';
import { orderingArea } from './areas/ordering/area.ts';
import { cloudArea } from './areas/cloud/area.ts';
import { dashboardArea } from './areas/dashboard/area.ts';
import { demoArea } from './areas/demo/area.ts';
import { devArea } from './areas/dev/area.ts';
import { feedbacksArea } from './areas/feedbacks/area.ts';
import { landingArea } from './areas/landing/area.ts';
import { legalArea } from './areas/legal/area.ts';
import { notFoundArea } from './areas/not-found/area.ts';
import { partnerProgrammeArea } from './areas/partner-programme/area.ts';
import { profileArea } from './areas/profile/area.ts';
import { quotingArea } from './areas/quoting/area.ts';
import { resourcesArea } from './areas/resources/area.ts';
import { searchArea } from './areas/search/area.ts';
import { servicesArea } from './areas/services/area.ts';
import { supportArea } from './areas/support/area.ts';
import { voiceArea } from './areas/voice/area.ts';

/** Every area of the portal. A new area is added here. */
export const areas: readonly Area<AreaComponent>[] = [
  landingArea,
  legalArea,
  profileArea,
  searchArea,
  feedbacksArea,
  devArea,
  dashboardArea,
  quotingArea,
  voiceArea,
  cloudArea,
  servicesArea,
  supportArea,
  approvalsArea,
  resourcesArea,
  partnerProgrammeArea,
  adminArea,
  demoArea,
  orderingArea,
  notFoundArea,
];
