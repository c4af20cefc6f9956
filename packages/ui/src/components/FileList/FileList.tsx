'use client';
import { useRef, type ComponentPropsWithRef, type JSX, type RefObject } from 'react';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FileLine, type FileListActions } from './FileLine.tsx';
import { defaultFileListLabels, type FileListLabels } from './FileList.labels.ts';
import { FileListRoot } from './FileList.styles.ts';
import type { FileListItem } from './FileList.types.ts';
import { useFileAnnouncement } from './useFileAnnouncement.ts';
import { useRowFocus } from './useRowFocus.ts';

export type { FileListActions } from './FileLine.tsx';
export { defaultFileListLabels, type FileListLabels } from './FileList.labels.ts';
export type {
  FileListFile,
  FileListItem,
  FileListPending,
  FileListReady,
  FileListRefused,
  FileListState,
  FileListUploading,
} from './FileList.types.ts';

/** The files, and the actions on them. */
export type FileListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  FileListActions & {
    /** In the order in which they are shown. */
    files: readonly FileListItem[];
    /**
     * Gets the focus when the last file is removed, such as the input of the `FileDrop`. Default: the start of the
     * page.
     */
    emptyFocusRef?: RefObject<HTMLElement | null>;
    /** The BCP 47 tag for sizes. Default: the provider's. */
    locale?: string;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<FileListLabels>;
  };

/**
 * Files that are being uploaded or are attached: each with its size, its state and its actions. It announces when files
 * begin and end, not their progress. Render it before the first file, or the first start is not announced. When a file
 * is removed, the focus moves to the next one.
 */
export function FileList({
  files,
  onCancel,
  onRemove,
  onRetry,
  onDownload,
  emptyFocusRef,
  locale: ownLocale,
  labels,
  onFocus,
  onBlur,
  ...rest
}: FileListProps): JSX.Element {
  const text = useLabels('FileList', defaultFileListLabels, labels);
  const locale = useLocale(ownLocale);
  const listRef = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(listRef, emptyFocusRef);
  const announcement = useFileAnnouncement(files, text, locale);
  return (
    <FileListRoot
      {...rest}
      data-state={files.length === 0 ? 'empty' : 'shown'}
      onFocus={(event) => {
        onFocus?.(event);
        rowFocus.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        rowFocus.onBlur(event);
      }}
    >
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      {files.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none: this gives it back
        <ul ref={listRef} role="list" aria-label={text.list}>
          {files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              locale={locale}
              text={text}
              onCancel={onCancel}
              onRemove={onRemove}
              onRetry={onRetry}
              onDownload={onDownload}
            />
          ))}
        </ul>
      )}
    </FileListRoot>
  );
}
