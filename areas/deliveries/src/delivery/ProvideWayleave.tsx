import { documentsPath } from '@quayside/contract/paths/resources';
import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { FileDrop, type RejectedFile } from '@quayside/ui/FileDrop';
import { FileList } from '@quayside/ui/FileList';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { attachmentLimits } from '@quayside/shared/conversation/attachmentFiles.ts';
import type { AnswerPanelProps, WayleaveUpload } from './answerPanel.ts';

export function ProvideWayleave({
  upload,
  isSending,
  onAnswer,
}: AnswerPanelProps & { upload: WayleaveUpload }): JSX.Element {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const { files, attachmentIds } = upload;
  function handleSend(): void {
    const isBusy = files.some(({ state }) => ['waiting', 'uploading'].includes(state));
    if (isBusy) setProblem('Wait until the files are uploaded');
    else if (attachmentIds.length === 0) setProblem('Attach the signed wayleave');
    else onAnswer({ answer: 'provide', attachmentIds });
  }
  return (
    <Stack gap={16} screenOnly>
      <Field
        label="Signed wayleave"
        hint={
          <>
            The form is in <Link href={documentsPath.href({ q: 'wayleave' })}>Resources</Link>.
          </>
        }
        error={problem}
      >
        <FileDrop
          accept=".pdf,.png,.jpg,.jpeg,.docx"
          acceptText="PDF, picture or Word"
          maxBytes={attachmentLimits.maxBytes}
          maxNameLength={attachmentLimits.maxNameLength}
          maxFiles={attachmentLimits.maxFiles}
          fileCount={files.length}
          rejected={rejected}
          onFiles={(accepted, refused) => {
            setRejected(refused);
            setProblem(undefined);
            upload.add(accepted);
          }}
        />
      </Field>
      <FileList files={files} onCancel={upload.remove} onRemove={upload.remove} onRetry={upload.retry} />
      <Stack align="start">
        <Button variant="primary" pending={isSending} onClick={handleSend}>
          Send the wayleave
        </Button>
      </Stack>
    </Stack>
  );
}
