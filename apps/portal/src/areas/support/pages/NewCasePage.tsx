import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { useState, type JSX } from 'react';
import { useFormDraft } from '../../../domain/form/useFormDraft.ts';
import { useFormField } from '../../../domain/form/useFormField.ts';
import { useServiceSearch } from '../../../domain/services/useServiceSearch.ts';
import { NewCaseWizard } from '../components/NewCaseWizard.tsx';
import { useServiceOfAddress, useChooseOnArrival } from '../newCase/useArrivingService.ts';
import { useColleagueSearch } from '../newCase/useColleagueSearch.ts';
import { useKnownIssues } from '../newCase/useKnownIssues.tsx';
import { useNewCaseForm } from '../newCase/useNewCaseForm.ts';
import { useReturn } from '../newCase/useReturn.ts';
import { useFocusOnStep, useSteps } from '../newCase/useSteps.ts';
import { useSuggestedServices } from '../newCase/useSuggestedServices.ts';

/** Raises a case, in steps. */
export function NewCasePage(): JSX.Element {
  const { step, leftSteps, serviceId, goAhead } = useSteps();
  const arriving = useServiceOfAddress(serviceId);
  const { form, values } = useNewCaseForm(arriving.service);
  const { about, service } = values;
  // Each service has a draft of its own: a case about another one must not take over.
  const draft = useFormDraft(form, `new-case ${serviceId}`);
  const { onChange: chooseService } = useFormField(form, 'service').control;
  useChooseOnArrival(arriving.service, form, chooseService);
  useFocusOnStep(step, form.id);
  const search = useServiceSearch({
    service,
    onServiceChange: chooseService,
    suggestions: useSuggestedServices(step === 'service' && about === 'service'),
  });
  const known = useKnownIssues(about === 'service' ? service?.id : undefined);
  const colleagues = useColleagueSearch(form);
  const goBack = useReturn();
  const [isAsking, setIsAsking] = useState(false);

  function leave(): void {
    if (form.readUnsaved() === undefined) goBack();
    else setIsAsking(true);
  }

  return (
    <>
      <NewCaseWizard
        form={form}
        values={values}
        step={step}
        leftSteps={leftSteps}
        serviceId={serviceId}
        isServiceMissing={arriving.isMissing}
        draft={draft}
        search={search}
        colleagues={colleagues}
        known={known}
        onContinue={goAhead}
        onLeave={leave}
      />
      <ConfirmDialog
        open={isAsking}
        title="Leave without raising the case?"
        labels={{ confirm: 'Leave', cancel: 'Stay' }}
        onConfirm={goBack}
        onCancel={() => setIsAsking(false)}
      >
        <p>We keep what you typed as a draft in this tab. You find it when you open New case again.</p>
      </ConfirmDialog>
    </>
  );
}
