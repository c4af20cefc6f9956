import { useLeaveQuestion } from '@quayside/page-kit/page';
import type { JSX } from 'react';
import { useFormDraft, useFormField, type FormDraft } from '@quayside/page-kit/form';
import { useSubmitAfterUploads } from '@quayside/shared/conversation/useSubmitAfterUploads.ts';
import { useChooseOnArrival, useServiceOfAddress } from '@quayside/shared/services/useServiceOfAddress.ts';
import { useServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { useFocusOnStep } from '@quayside/page-kit/wizard';
import { NewCaseWizard } from './NewCaseWizard.tsx';
import { useColleagueSearch } from './useColleagueSearch.ts';
import { useKnownIssues } from './useKnownIssues.tsx';
import { emptyNewCase } from './newCaseSchema.ts';
import { useNewCaseFiles, type NewCaseFiles } from './useNewCaseFiles.ts';
import { useNewCaseForm } from './useNewCaseForm.ts';
import { useReturn } from './useReturn.ts';
import { useFreshStart, useSteps } from './useSteps.ts';
import { useSuggestedServices } from './useSuggestedServices.ts';

/** The draft of the form and of its files, which are discarded together. */
function withFiles(draft: FormDraft, files: NewCaseFiles): FormDraft {
  return {
    ...draft,
    restoredAt: draft.restoredAt ?? files.restoredAt,
    keep() {
      draft.keep();
      files.keep();
    },
    discard() {
      draft.discard();
      files.clear();
    },
  };
}

export function NewCasePage(): JSX.Element {
  const { step, leftSteps, serviceId, goAhead } = useSteps();
  const arriving = useServiceOfAddress(serviceId);
  const files = useNewCaseFiles(`new-case-files ${serviceId}`);
  const { form, values } = useNewCaseForm(arriving.service, files);
  const { about, service } = values;
  // Each service has a draft of its own: a case about another service must not take it over.
  const draft = withFiles(useFormDraft(form, `new-case ${serviceId}`), files);
  useFreshStart(step, serviceId, hasNothing);
  const { onChange: chooseService } = useFormField(form, 'service').control;
  useChooseOnArrival(arriving.service, form, emptyNewCase, chooseService);
  useFocusOnStep(step, form.id);
  const search = useServiceSearch({
    service,
    onServiceChange: chooseService,
    suggestions: useSuggestedServices(step === 'service' && about === 'service'),
  });
  const known = useKnownIssues(about === 'service' ? service?.id : undefined);
  const colleagues = useColleagueSearch(form);
  const goBack = useReturn();
  const sending = useSubmitAfterUploads(form, files.isUploaded);
  const leaving = useLeaveQuestion({
    title: 'Leave without raising the case?',
    consequence: 'We keep what you typed as a draft in this tab. You find it when you open New case again.',
    onLeave: goBack,
  });

  function hasNothing(): boolean {
    return form.readUnsaved() === undefined && files.files.length === 0;
  }

  function leave(): void {
    if (hasNothing()) goBack();
    else leaving.ask();
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
        files={files}
        isWaitingForFiles={sending.isWaiting}
        failedByFiles={sending.failures}
        onSubmit={() => void sending.submit()}
        search={search}
        colleagues={colleagues}
        known={known}
        onContinue={goAhead}
        onLeave={leave}
      />
      {leaving.dialog}
    </>
  );
}
