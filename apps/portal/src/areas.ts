import { adminArea } from '@quayside/area-admin';
import { approvalsArea } from '@quayside/area-approvals';
import { changesArea } from '@quayside/area-changes';
import { cloudArea } from '@quayside/area-cloud';
import { dashboardArea } from '@quayside/area-dashboard';
import { deliveriesArea } from '@quayside/area-deliveries';
import { demoArea } from '@quayside/area-demo';
import { devArea } from '@quayside/area-dev';
import { feedbacksArea } from '@quayside/area-feedbacks';
import { landingArea } from '@quayside/area-landing';
import { legalArea } from '@quayside/area-legal';
import { notFoundArea } from '@quayside/area-not-found';
import { orderingArea } from '@quayside/area-ordering';
import { partnerProgrammeArea } from '@quayside/area-partner-programme';
import { profileArea } from '@quayside/area-profile';
import { quotingArea } from '@quayside/area-quoting';
import { resourcesArea } from '@quayside/area-resources';
import { searchArea } from '@quayside/area-search';
import { servicesArea } from '@quayside/area-services';
import { supportArea } from '@quayside/area-support';
import { voiceArea } from '@quayside/area-voice';
import type { Area } from '@quayside/portal-core/areas';
import type { AreaComponent } from '@quayside/portal-core/react';

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
  changesArea,
  deliveriesArea,
  supportArea,
  approvalsArea,
  resourcesArea,
  partnerProgrammeArea,
  adminArea,
  demoArea,
  orderingArea,
  notFoundArea,
];
