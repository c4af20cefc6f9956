import { changesPath, newChangePath } from '@quayside/contract/paths/services';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { useResource } from '@quayside/portal-core/react';
import { useLeaveQuestion } from '@quayside/page-kit/page';
import { useState, type JSX } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormDraft, useFormField } from '@quayside/page-kit/form';
import { useChooseOnArrival, useServiceOfAddress } from '@quayside/shared/services/useServiceOfAddress.ts';
import { useServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { getService } from '@quayside/shared/services/serviceApi.ts';
import { NewChangeView } from './NewChangeView.tsx';
import { emptyNewChange } from './newChangeSchema.ts';
import { toNewChange, toPreview } from './toNewChange.ts';
import { useChangePreview } from '../useChangePreview.ts';
import { useChangeRequest } from '../useChangeRequest.ts';
import { useNewChangeForm, useNewChangeValues } from './useNewChangeForm.ts';

export function NewChangePage(): JSX.Element {
  const { serviceId, type } = newChangePath.read(useLocation());
  const arrival = useServiceOfAddress(serviceId);
  const [earliest, setEarliest] = useState<CalendarDay | null>(null);
  const [initial] = useState(() => ({ ...emptyNewChange, service: arrival.service ?? null, type }));
  const form = useNewChangeForm({ initial, earliest, submit: async (change) => submit(change) });
  // Each link to this page has a draft of its own: a change of another service must not take over.
  const draft = useFormDraft(form, `new-change ${serviceId} ${type}`);
  const values = useNewChangeValues(form);
  const { onChange: chooseService } = useFormField(form, 'service').control;
  useChooseOnArrival(arrival.service, form, { ...emptyNewChange, type }, chooseService);
  const search = useServiceSearch({ service: values.service, onServiceChange: chooseService });
  const chosenId = values.service?.id;
  const details = useResource(getService, chosenId === undefined ? null : { path: { serviceId: chosenId } });
  const canRequest = details.data?.allowedActions.includes('requestChange') ?? false;
  const preview = useChangePreview(canRequest ? toPreview(values) : null, true);
  const { asked, submit } = useChangeRequest({
    service: details.data,
    cost: preview.state,
    toBody: toNewChange,
    async reload() {
      preview.retry();
      await details.refetch();
    },
  });
  const known = preview.preview?.charges.earliestDate ?? null;
  if (!preview.isUpdating && known !== earliest) setEarliest(known);
  const navigate = useNavigate();
  const leave = (): void => void navigate(changesPath.href());
  const leaving = useLeaveQuestion({
    title: 'Leave without submitting?',
    consequence: 'We keep what you typed as a draft in this tab. You find it when you open this page again.',
    onLeave: leave,
  });

  return (
    <>
      <NewChangeView
        form={form}
        draft={draft}
        values={values}
        search={search}
        isArriving={arrival.isLoading}
        isServiceMissing={arrival.isMissing}
        details={details.data}
        preview={preview}
        earliest={earliest}
        review={asked}
        onLeave={() => (form.readUnsaved() === undefined ? leave() : leaving.ask())}
      />
      {leaving.dialog}
    </>
  );
}
