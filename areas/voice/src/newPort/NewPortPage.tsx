import { portsPath } from '@quayside/contract/paths/voice';
import { useResource } from '@quayside/portal-core/react';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '@quayside/page-kit/form';
import { useFocusOnStep } from '@quayside/page-kit/wizard';
import { NewPortWizard } from './NewPortWizard.tsx';
import { useNewPort } from './useNewPort.ts';
import { useSteps } from './useSteps.ts';
import { useLetter } from '../ports/useLetter.ts';
import { listLosingProviders } from '../portsApi.ts';
import { useTrunkOptions } from '../useTrunkOptions.ts';

/** Ports numbers, in steps. */
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
  const [isAsking, setIsAsking] = useState(false);
  const [isWaitingForLetter, setIsWaiting] = useState(false);
  const [failedByLetter, setFailedByLetter] = useState(0);
  const leave = (): void => void navigate(portsPath.href());

  async function submit(): Promise<void> {
    if (isWaitingForLetter) return;
    setIsWaiting(true);
    const isUploaded = await letter.isUploaded();
    setIsWaiting(false);
    if (isUploaded) await form.submit();
    else setFailedByLetter(failedByLetter + 1);
  }

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
        failedByLetter={failedByLetter}
        isWaitingForLetter={isWaitingForLetter}
        providers={providers.data?.items ?? []}
        trunks={trunks}
        onContinue={steps.goAhead}
        onSubmit={() => void submit()}
        onLeave={() =>
          form.readUnsaved() === undefined && letter.files.length === 0 ? leave() : setIsAsking(true)
        }
      />
      <ConfirmDialog
        open={isAsking}
        title="Leave without submitting?"
        labels={{ confirm: 'Leave', cancel: 'Stay' }}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      >
        <p>We keep what you typed as a draft in this tab. You find it when you open Port numbers again.</p>
      </ConfirmDialog>
    </>
  );
}
