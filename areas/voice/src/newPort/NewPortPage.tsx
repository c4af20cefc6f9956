import { portsPath } from '@quayside/contract/paths/voice';
import { useResource } from '@quayside/portal-core/react';
import { useLeaveQuestion } from '@quayside/page-kit/page';
import { useSubmitAfterUploads } from '@quayside/shared/conversation/useSubmitAfterUploads.ts';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '@quayside/page-kit/form';
import { useFocusOnStep } from '@quayside/page-kit/wizard';
import { NewPortWizard } from './NewPortWizard.tsx';
import { useNewPort } from './useNewPort.ts';
import { useSteps } from './useSteps.ts';
import { useLetter } from '../ports/useLetter.ts';
import { listLosingProviders } from '../portsApi.ts';
import { useTrunkOptions } from '../useTrunkOptions.ts';

export function NewPortPage(): JSX.Element {
  const steps = useSteps();
  const letter = useLetter('new-port-letter');
  const port = useNewPort(letter);
  const { form } = port;
  const formDraft = useFormDraft(form, 'new-port');
  useFocusOnStep(steps.step, form.id);
  const providers = useResource(listLosingProviders, {});
  const trunks = useTrunkOptions(null);
  const navigate = useNavigate();
  const leave = (): void => void navigate(portsPath.href());
  const { isWaiting, failures, submit } = useSubmitAfterUploads(form, letter.isUploaded);
  const leaving = useLeaveQuestion({
    title: 'Leave without submitting?',
    consequence:
      'We keep what you typed as a draft in this tab. You find it when you open Port numbers again.',
    onLeave: leave,
  });

  return (
    <>
      <NewPortWizard
        {...port}
        {...steps}
        draft={{
          ...formDraft,
          discard() {
            formDraft.discard();
            letter.clear();
          },
        }}
        letter={letter}
        failedByLetter={failures}
        isWaitingForLetter={isWaiting}
        providers={providers.data?.items ?? []}
        trunks={trunks}
        onContinue={steps.goAhead}
        onSubmit={() => void submit()}
        onLeave={() =>
          form.readUnsaved() === undefined && letter.files.length === 0 ? leave() : leaving.ask()
        }
      />
      {leaving.dialog}
    </>
  );
}
