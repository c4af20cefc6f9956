import { Button } from '@quayside/ui/Button';
import { Composer, type ComposerState } from '@quayside/ui/Composer';
import { CopyButton } from '@quayside/ui/CopyButton';
import { Field } from '@quayside/ui/Field';
import { FileDrop, filesOfPaste, sortFiles, type RejectedFile } from '@quayside/ui/FileDrop';
import { FileList } from '@quayside/ui/FileList';
import { uploadIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { useRef, useState, type ClipboardEvent, type JSX, type ReactNode } from 'react';
import { formatDayOf, formatTime } from '@quayside/page-kit/format';
import { attachmentLimits, uploadedFile } from './attachmentFiles.ts';
import type { Upload } from './createUploads.ts';

export interface MessageComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  state: ComposerState;
  hint?: ReactNode;
  files: readonly Upload[];
  rejected: readonly RejectedFile[];
  onFiles: (accepted: File[], rejected: RejectedFile[]) => void;
  onRemoveFile: (id: string) => void;
  onRetryFile: (id: string) => void;
  /** When the draft was saved that filled the composer; null when there was none. */
  restoredAt: Date | null;
  onDiscard: () => void;
}

/** The longest message that the server takes, in characters. */
const longestText = 10_000;

/** Writes a message with attachments: chosen, pasted into the text, or dropped anywhere on the composer. */
export function MessageComposer(props: MessageComposerProps): JSX.Element {
  const { text, state, files, rejected, onFiles } = props;
  const [isAttaching, setIsAttaching] = useState(false);
  const isDisabled = state.status === 'disabled';
  const limits = { ...attachmentLimits, maxFiles: attachmentLimits.maxFiles - files.length };

  function take(event: { preventDefault: () => void }, added: readonly File[]): void {
    // The drop zone handles its own files, and pasted text stays text.
    if (isDisabled || added.length === 0) return;
    event.preventDefault();
    const { accepted, rejected: refused } = sortFiles(added, limits);
    if (refused.length > 0) setIsAttaching(true);
    onFiles(accepted, refused);
  }

  return (
    <Composer
      value={text}
      onValueChange={props.onTextChange}
      onSend={props.onSend}
      state={state}
      hint={props.hint}
      {...(text.length > longestText - 1000 && { limit: longestText })}
      hasAttachments={files.length > 0}
      attachments={
        <Attachments {...props} isAttaching={(isAttaching || rejected.length > 0) && !isDisabled} />
      }
      tools={
        isDisabled ? (
          <CopyButton value={text} />
        ) : (
          <Button
            variant="quiet"
            icon={uploadIcon}
            aria-expanded={isAttaching}
            onClick={() => setIsAttaching(!isAttaching)}
          >
            Attach files
          </Button>
        )
      }
      draft={<Draft {...props} />}
      onPaste={(event: ClipboardEvent<HTMLFormElement>) => {
        if (!event.defaultPrevented) take(event, filesOfPaste(event.clipboardData));
      }}
      onDragEnter={({ dataTransfer }) => {
        if (dataTransfer.types.includes('Files') && !isDisabled) setIsAttaching(true);
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!event.defaultPrevented) take(event, [...event.dataTransfer.files]);
      }}
    />
  );
}

function Attachments({
  files,
  rejected,
  isAttaching,
  onFiles,
  onRemoveFile,
  onRetryFile,
}: MessageComposerProps & { isAttaching: boolean }): JSX.Element {
  const drop = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={8}>
      {isAttaching && (
        <Field label="Attachments">
          <FileDrop
            {...attachmentLimits}
            ref={drop}
            acceptText="PDF, picture (PNG, JPEG), text (TXT, CSV, LOG), ZIP, DOCX or XLSX"
            fileCount={files.length}
            rejected={rejected}
            onFiles={onFiles}
          />
        </Field>
      )}
      <FileList
        files={files.map(uploadedFile)}
        labels={{ list: 'Files of your message' }}
        emptyFocusRef={drop}
        onCancel={onRemoveFile}
        onRemove={onRemoveFile}
        onRetry={onRetryFile}
      />
    </Stack>
  );
}

function Draft({ restoredAt, onDiscard, state }: MessageComposerProps): JSX.Element | null {
  if (restoredAt === null || state.status === 'sending') return null;
  const time = restoredAt.getTime();
  return (
    <>
      <span>{`Your draft of ${formatDayOf(time)}, ${formatTime(time)}. `}</span>
      <Button size="compact" variant="quiet" onClick={onDiscard}>
        Discard draft
      </Button>
    </>
  );
}
