import type { WorldPart } from '../world/prepareWorld.ts';
import { adminPart } from './admin/adminPart.ts';
import { approvalPart } from './approvals/approvalPart.ts';
import { cloudPart } from './cloud/cloudPart.ts';
import { dashboardPart } from './dashboard/dashboardPart.ts';
import { feedbackPart } from './feedbacks/feedbackPart.ts';
import { orderPart } from './orders/orderPart.ts';
import { dealPart } from './partner-programme/dealPart.ts';
import { pinPart } from './pins/pinPart.ts';
import { profilePart } from './profile/profilePart.ts';
import { quotePart } from './quotes/quotePart.ts';
import { voicePart } from './voice/voicePart.ts';

/** The parts of the world, one for each area. A new area adds its part here. */
export const worldParts: readonly WorldPart[] = [
  orderPart,
  approvalPart,
  cloudPart,
  quotePart,
  adminPart,
  dealPart,
  pinPart,
  dashboardPart,
  profilePart,
  feedbackPart,
  voicePart,
];
