'use client';
import { useId, type JSX } from 'react';
import { closeIcon } from '../../icons/closeIcon.ts';
import { downloadIcon } from '../../icons/downloadIcon.ts';
import { retryIcon } from '../../icons/retryIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { FieldError } from '../Field/FieldText.tsx';
import { formatBytes } from '../FileDrop/formatBytes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FileListLabels } from './FileList.labels.ts';
import {
  FileActions,
  FileBody,
  FileHead,
  FileName,
  FileProgress,
  FileRow,
  FileSize,
  FileStatus,
} from './FileList.styles.ts';
import type { FileListItem } from './FileList.types.ts';
import { fileIcon, splitName } from './fileNames.ts';

/** The actions on the files. Without a callback there is no button. */
export type FileListActions = {
  /** Stops a file that is waiting, uploading or being scanned. */
  onCancel?: ((id: string) => void) | undefined;
  /** Takes a file that is ready, failed or blocked off the list. */
  onRemove?: ((id: string) => void) | undefined;
  /** Sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Downloads a file that is ready, where a request with a token is needed and a link will not do. */
  onDownload?: ((id: string) => void) | undefined;
};

type FileLineProps = FileListActions & {
  file: FileListItem;
  locale: string;
  text: FileListLabels;
};

export function FileLine({
  file,
  locale,
  text,
  onCancel,
  onRemove,
  onRetry,
  onDownload,
}: FileLineProps): JSX.Element {
  const statusId = useId();
  const { id, name, sizeBytes, mediaType, state } = file;
  const isPending = state === 'waiting' || state === 'uploading' || state === 'scanning';
  const onEnd = isPending ? onCancel : onRemove;
  return (
    <FileRow data-file={id} data-state={state}>
      <Icon icon={fileIcon(name, mediaType)} />
      <FileBody>
        <FileHead>
          <Name file={file} />
          {sizeBytes !== undefined && <FileSize>{formatBytes(sizeBytes, locale)}</FileSize>}
        </FileHead>
        <Status file={file} id={statusId} text={text} />
      </FileBody>
      <FileActions>
        {state === 'failed' && onRetry && (
          <IconButton
            icon={retryIcon}
            label={fillLabel(text.retry, { name })}
            aria-describedby={statusId}
            onClick={() => onRetry(id)}
          />
        )}
        {state === 'ready' && onDownload && (
          <IconButton
            icon={downloadIcon}
            label={fillLabel(text.download, { name })}
            onClick={() => onDownload(id)}
          />
        )}
        {/* The same button in every state, so that it keeps the focus. */}
        {onEnd && (
          <IconButton
            icon={closeIcon}
            label={fillLabel(isPending ? text.cancel : text.remove, { name })}
            onClick={() => onEnd(id)}
          />
        )}
      </FileActions>
    </FileRow>
  );
}

function Name({ file }: { file: FileListItem }): JSX.Element {
  const [start, end] = splitName(file.name);
  const words = (
    <FileName translate="no" dir="auto" title={end === '' ? undefined : file.name}>
      <span>{start}</span>
      {end !== '' && <span>{end}</span>}
    </FileName>
  );
  return file.state === 'ready' && file.href !== undefined ? (
    <Anchor href={file.href}>{words}</Anchor>
  ) : (
    words
  );
}

function Status({
  file,
  id,
  text,
}: Pick<FileLineProps, 'file' | 'text'> & { id: string }): JSX.Element | null {
  if (file.state === 'ready') return null;
  if (file.state === 'waiting') return <FileStatus>{text.waiting}</FileStatus>;
  if (file.state === 'failed' || file.state === 'blocked') {
    return (
      <FieldError id={id}>
        <strong>{file.state === 'failed' ? text.failed : text.blocked}</strong> {file.reason}
      </FieldError>
    );
  }
  const { progress } = file.state === 'uploading' ? file : {};
  return (
    <FileProgress>
      <ProgressBar
        value={progress}
        max={1}
        label={
          <>
            <span>{file.state === 'uploading' ? text.uploading : text.scanning}</span>
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </>
        }
      />
    </FileProgress>
  );
}
