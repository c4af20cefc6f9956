import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { useState, type JSX } from 'react';
import { useFormDraft, useFormField, type FormDraft, type SchemaForm } from '@quayside/page-kit/form';
import { useServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { useFocusOnStep } from '@quayside/page-kit/wizard';
import { NewCaseWizard, type NewCaseWizardProps } from './NewCaseWizard.tsx';
import { useServiceOfAddress, useChooseOnArrival } from './useArrivingService.ts';
import { useColleagueSearch } from './useColleagueSearch.ts';
import { useKnownIssues } from './useKnownIssues.tsx';
import type { NewCaseValues } from './newCaseSchema.ts';
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

/** Raises the case once its files are uploaded. */
function useRaise(
  form: SchemaForm<NewCaseValues>,
  files: NewCaseFiles,
): Pick<NewCaseWizardProps, 'isWaitingForFiles' | 'failedByFiles' | 'onSubmit'> {
  const [isWaitingForFiles, setIsWaiting] = useState(false);
  const [failedByFiles, setFailedByFiles] = useState(0);
  async function raise(): Promise<void> {
    if (isWaitingForFiles) return;
    setIsWaiting(true);
    const isUploaded = await files.isUploaded();
    setIsWaiting(false);
    if (isUploaded) await form.submit();
    else setFailedByFiles(failedByFiles + 1);
  }
  return { isWaitingForFiles, failedByFiles, onSubmit: () => void raise() };
}

/** Raises a case, in steps. */
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
  const sending = useRaise(form, files);
  const [isAsking, setIsAsking] = useState(false);

  function hasNothing(): boolean {
    return form.readUnsaved() === undefined && files.files.length === 0;
  }

  function leave(): void {
    if (hasNothing()) goBack();
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
        files={files}
        {...sending}
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
