import type { OrderStatus, ProvisioningCaseSummary } from '../../contract/generated/openapi.ts';
import { exportedTurn, waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';
import { outlookNames } from '../services/projectExport.ts';
import { milestoneNames } from './milestoneNames.ts';

const status: Record<OrderStatus, string> = {
  draft: 'Draft',
  received: 'Received',
  inDelivery: 'In delivery',
  changeBeingChecked: 'Change being checked',
  chargeToApprove: 'Charge to approve',
  cancelling: 'Cancelling',
  cancelled: 'Cancelled',
  complete: 'Complete',
  partlyComplete: 'Partly complete',
  failed: 'Failed',
  rejected: 'Rejected',
};

export const deliveryExport = {
  name: 'deliveries',
  headings: {
    caseNumber: headings.number,
    service: headings.delivery,
    serviceNumber: headings.serviceNumber,
    product: headings.product,
    siteName: headings.site,
    orderId: headings.order,
    purchaseOrder: headings.purchaseOrder,
    project: headings.project,
    status: headings.status,
    needs: headings.nextStep,
    by: headings.by,
    waitingFor: headings.waitingFor,
    milestone: headings.milestone,
    requested: headings.requestedDate,
    indicative: headings.indicativeDate,
    committed: headings.committedDate,
    outlook: headings.outlook,
  },
  words: { status, waitingFor: waitingForWords, milestone: milestoneNames, outlook: outlookNames },
} satisfies ListExportFormat;

export function toExportedDelivery({ service, project, dates, next, ...delivery }: ProvisioningCaseSummary) {
  return {
    ...exportedTurn(delivery),
    ...dates,
    service: service.name,
    serviceNumber: service.id,
    product: service.product,
    project: project?.name,
    milestone: next?.milestone,
    needs: next?.needs,
    by: next?.by,
  };
}
