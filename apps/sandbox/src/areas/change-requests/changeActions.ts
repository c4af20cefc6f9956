import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import type { ActionRules } from '../actions.ts';
import type { VisibleChange } from './changeQuery.ts';

/** The states before the work begins. */
const cancellable: ReadonlySet<VisibleChange['status']> = new Set([
  'draft',
  'submitted',
  'assessing',
  'awaitingApproval',
  'scheduled',
]);

export const changeActions: ActionRules<VisibleChange, ChangeRequest['allowedActions'][number]> = {
  calls: { cancel: 'cancelChangeRequest' },
  offers: ({ status }) => ({ cancel: cancellable.has(status) }),
  notOffered: 'The change has begun or ended and cannot be cancelled. Open a case to stop it.',
};
