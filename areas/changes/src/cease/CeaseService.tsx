import { lazyDialog } from '@quayside/page-kit/loading';
import { changePath } from '@quayside/contract/paths/services';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFormDraft, useSchemaForm } from '@quayside/page-kit/form';
import { useOwnName } from '@quayside/page-kit/versions';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ceaseSchema, isPossibleDay, type CeaseOrder, type CeaseValues } from './ceaseRules.ts';
import type { ChangeRequestDetails, ChangeRequestPreview } from '../api.ts';
import { useChangeRequest } from '../useChangeRequest.ts';
import { CeaseCost } from './CeaseCost.tsx';
import { CeaseForm } from './CeaseForm.tsx';
import { useChangePreview, type LoadedChangePreview } from '../useChangePreview.ts';

// The dialog brings the headless library, which only the last step needs.
const CeaseConfirmDialog = lazyDialog(
  async () => (await import('./CeaseConfirmDialog.tsx')).CeaseConfirmDialog,
);

/** A service that may be ceased, and the charges on the earliest day. */
export interface CeaseServiceProps {
  service: ServiceDetails;
  earliest: ChangeRequestPreview;
  /** Loads the service and its charges again, because the server has others. */
  onReload: () => Promise<void>;
}

/** Asks when and why a service ends, then once more, and leads to the change request. */
export function CeaseService({ service, earliest, onReload }: CeaseServiceProps): JSX.Element {
  const { earliestDate } = earliest.charges;
  const navigate = useNavigate();
  const ownName = useOwnName();
  const form = useSchemaForm<CeaseValues, CeaseOrder, ChangeRequestDetails>({
    schema: ceaseSchema(earliestDate),
    initial: { ceaseDate: earliestDate, ceaseReason: '', reason: '' },
    submit: async (order) => submit(order),
    onSaved: ({ id }) => void navigate(changePath.href({ id }), { replace: true }),
  });
  const draft = useFormDraft(form, `cease-${service.id}`);
  const typed = useWatch({ control: form.control, name: 'ceaseDate' });
  const day = isPossibleDay(typed, earliestDate) ? typed : earliestDate;
  const cost = useCost(service.id, day, earliest);
  const { asked, submit } = useChangeRequest<CeaseOrder>({
    service,
    cost: cost.state,
    toBody: (order) => ({ serviceId: service.id, type: 'cease', ...order }),
    async reload() {
      cost.retry();
      await onReload();
    },
  });
  return (
    <>
      <CeaseForm
        form={form}
        draft={draft}
        service={service}
        earliest={earliestDate}
        ownName={ownName}
        cost={
          <AsyncContent
            state={cost.state}
            placeholder={null}
            onRetry={cost.retry}
            labels={{ failed: 'We couldn’t work out the fee for this day' }}
          >
            {({ charges }) => (
              <CeaseCost
                charges={charges}
                lastDay={day}
                contractEnd={service.contractEnd}
                isUpdating={cost.state.status === 'refreshing'}
              />
            )}
          </AsyncContent>
        }
      />
      {asked && (
        <CeaseConfirmDialog
          service={service}
          asked={asked}
          fee={cost.state.status === 'ready' ? cost.state.data.charges.earlyTerminationFee : null}
        />
      )}
    </>
  );
}

/** Loads the charges of a cease on this day. The earliest day needs no call. */
function useCost(
  serviceId: string,
  ceaseDate: CalendarDay,
  earliest: ChangeRequestPreview,
): Pick<LoadedChangePreview, 'state' | 'retry'> {
  const isEarliest = ceaseDate === earliest.charges.earliestDate;
  const { state, retry } = useChangePreview(isEarliest ? null : { serviceId, type: 'cease', ceaseDate });
  if (isEarliest) return { state: { status: 'ready', data: earliest }, retry };
  return { state: state.status === 'loading' ? { status: 'refreshing', data: earliest } : state, retry };
}
