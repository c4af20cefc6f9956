import { lazyDialog } from '@quayside/page-kit/loading';
import { changePath } from '@quayside/contract/paths/services';
import type { CalendarDay } from '@quayside/portal-core/calls';
import type { ActionState } from '@quayside/portal-core/resource';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { useState, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFormDraft, useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import {
  isRefusedForChange,
  useKeyedAction,
  useOwnName,
  useVersionEffect,
} from '@quayside/page-kit/versions';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ceaseSchema, isPossibleDay, type CeaseOrder, type CeaseValues } from './ceaseRules.ts';
import type { ChangeRequestDetails, ChangeRequestPreview } from '../api.ts';
import { requestOnce } from '../requestOnce.ts';
import { seenCharges, type SeenCharges } from '../seenCharges.ts';
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
  const { form, asked, isPending } = useCease(service, earliestDate, onReload);
  const ownName = useOwnName();
  const draft = useFormDraft(form, `cease-${service.id}`);
  const typed = useWatch({ control: form.control, name: 'ceaseDate' });
  const day = isPossibleDay(typed, earliestDate) ? typed : earliestDate;
  const cost = useCost(service.id, day, earliest);
  // The server has other charges for this day, or refuses for another reason.
  useVersionEffect(form.state.status === 'conflict' ? form.state.error : null, (refusal) => {
    if (refusal !== null) cost.retry();
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
          order={asked.order}
          fee={cost.state.status === 'ready' ? cost.state.data.charges.earlyTerminationFee : null}
          isPending={isPending}
          onConfirm={() => {
            if (cost.state.status === 'ready')
              asked.answer({ etag: service.etag, charges: seenCharges(cost.state.data) });
          }}
          onCancel={() => asked.answer(null)}
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

/** The service and the charges that the dialog shows. */
interface SeenCease {
  readonly etag: string;
  readonly charges: SeenCharges;
}

/** The question in the last step. */
interface Asked {
  readonly order: CeaseOrder;
  /** Ceases the service as the dialog shows it. Null: the user keeps the service. */
  answer(this: void, seen: SeenCease | null): void;
}

interface Cease {
  readonly form: SchemaForm<CeaseValues>;
  /** Null while no question is open. */
  readonly asked: Asked | null;
  readonly isPending: boolean;
}

function useCease(service: ServiceDetails, earliestDate: CalendarDay, onReload: () => Promise<void>): Cease {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { create, state } = useKeyedAction(requestOnce);
  const form = useSchemaForm<CeaseValues, CeaseOrder, ChangeRequestDetails>({
    schema: ceaseSchema(earliestDate),
    initial: { ceaseDate: earliestDate, ceaseReason: '', reason: '' },
    async submit(order): Promise<ActionState<ChangeRequestDetails>> {
      const seen = await new Promise<SeenCease | null>((answer) => {
        setAsked({ order, answer });
      });
      if (seen === null) {
        setAsked(null);
        return { status: 'idle' };
      }
      const { etag, charges } = seen;
      const result = await create({
        etag,
        request: { serviceId: service.id, type: 'cease', ...order, charges },
      });
      setAsked(null);
      if (result.status === 'failed' && isRefusedForChange(result.error)) await onReload();
      return result;
    },
    onSaved: ({ id }) => void navigate(changePath.href({ id }), { replace: true }),
  });
  return { form, asked, isPending: state.status === 'running' };
}
