'use client';
import { useId, type ComponentPropsWithRef, type JSX } from 'react';
import { uploadIcon } from '../../icons/uploadIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { joinIds, useField } from '../Field/fieldContext.ts';
import { FieldError } from '../Field/FieldText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { defaultFileDropLabels, type FileDropLabels } from './FileDrop.labels.ts';
import { DropInput, DropLimits, DropPrompt, DropRoot, DropZone, RejectionList } from './FileDrop.styles.ts';
import { formatBytes } from './formatBytes.ts';
import { acceptedTypes, type RejectedFile } from './sortFiles.ts';
import { useFileDrop } from './useFileDrop.ts';

export { defaultFileDropLabels, type FileDropLabels } from './FileDrop.labels.ts';
export { filesOfPaste } from './filesOfPaste.ts';
export { formatBytes } from './formatBytes.ts';
export {
  sortFiles,
  type FileLimits,
  type FileRejection,
  type RejectedFile,
  type SortedFiles,
} from './sortFiles.ts';

/** A native file input's attributes, and the limits for files. */
export type FileDropProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'size'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onPaste'
  | 'multiple'
  | 'required'
  | 'name'
  | 'readOnly'
> & {
  /**
   * Called with the files that the user chose, dropped or pasted. Nothing is uploaded, and the input forgets the files.
   */
  onFiles: (accepted: File[], rejected: RejectedFile[]) => void;
  /** Extensions and media types, such as `.pdf,image/*`. Default: every file that is not empty. */
  accept?: string;
  /** The meaning of `accept`, such as `PDF or a picture`. Default: its extensions. */
  acceptText?: string;
  /** The largest file, in bytes. A megabyte has 1,000,000. */
  maxBytes?: number;
  /** The longest name of a file, in characters. Default: any length. */
  maxNameLength?: number;
  /** The largest number of files in total. Default: any number. */
  maxFiles?: number;
  /** The number of files that count towards `maxFiles` already. Default 0. */
  fileCount?: number;
  /** The files that `onFiles` rejected last, which it lists with the reasons. */
  rejected?: readonly RejectedFile[];
  /** The BCP 47 tag for sizes and numbers. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<FileDropLabels>;
};

/** The letters that are shown of a name that is too long. */
const SHOWN_LETTERS = 40;

const noFiles: readonly RejectedFile[] = [];

/**
 * Adds files: a native file input in a zone that files can be dropped on. Files can also be pasted while it has focus.
 * `className` reaches the root, `ref` and other props the `<input>`. The surrounding `Field` names it together with its
 * prompt. Show the added files in a `FileList`. While it is on the page, files that are dropped elsewhere are ignored.
 */
export function FileDrop({
  onFiles,
  accept,
  acceptText,
  maxBytes,
  maxNameLength,
  maxFiles,
  fileCount = 0,
  rejected = noFiles,
  disabled = false,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: FileDropProps): JSX.Element {
  const text = useLabels('FileDrop', defaultFileDropLabels, labels);
  const locale = useLocale(ownLocale);
  const ownId = useId();
  const field = useField(rest);
  const id = field.id ?? ownId;
  const room = maxFiles === undefined ? undefined : Math.max(0, maxFiles - fileCount);
  const { isOver, zone, handleChange } = useFileDrop({
    limits: { accept, maxBytes, maxNameLength, maxFiles: room },
    disabled,
    onFiles,
  });
  const state = disabled ? 'disabled' : room === 0 ? 'full' : isOver ? 'over' : 'idle';
  const numbers = new Intl.NumberFormat(locale);
  const count = maxFiles === undefined ? '' : numbers.format(maxFiles);
  const length = maxNameLength === undefined ? '' : numbers.format(maxNameLength);
  const size = maxBytes === undefined ? '' : formatBytes(maxBytes, locale);
  const types = acceptText ?? listOfTypes(accept, locale);
  const prompt = maxFiles === 1 ? text.promptOne : text.prompt;
  const words = {
    disabled: prompt,
    idle: prompt,
    over: text.over,
    full: maxFiles === 1 ? text.fullOne : fillLabel(text.full, { count }),
  };
  const limits = [
    types && fillLabel(text.types, { types }),
    size && fillLabel(text.size, { size }),
    maxFiles !== undefined && maxFiles > 1 && fillLabel(text.count, { count }),
  ].filter((limit) => limit !== '' && limit !== false);
  return (
    <DropRoot className={className}>
      <DropZone {...zone} data-state={state}>
        <DropInput
          // Browsers show "No file chosen" over the whole zone otherwise.
          title=""
          {...rest}
          {...field}
          id={id}
          type="file"
          accept={accept}
          multiple={maxFiles !== 1}
          disabled={disabled}
          aria-invalid={rejected.length > 0 ? true : field['aria-invalid']}
          aria-describedby={joinIds(
            rejected.length > 0 ? `${ownId}rejected` : undefined,
            limits.length > 0 ? `${ownId}limits` : undefined,
            field['aria-describedby'],
          )}
          onChange={handleChange}
        />
        <Icon icon={uploadIcon} />
        <DropPrompt htmlFor={id}>{words[state]}</DropPrompt>
        {limits.length > 0 && <DropLimits id={`${ownId}limits`}>{limits.join(' ')}</DropLimits>}
      </DropZone>
      {/* Always there, so that the reasons are announced. */}
      <RejectionList as="output" id={`${ownId}rejected`}>
        {rejected.map(({ file, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rejected files can have the same name
          <FieldError key={index} id={`${ownId}rejected-${index}`}>
            {fillLabel(text.rejected[reason], {
              name: reason === 'name' ? shortName(file.name) : file.name,
              size,
              count,
              length,
            })}
          </FieldError>
        ))}
      </RejectionList>
    </DropRoot>
  );
}

/** A name that is too long would fill the page. */
function shortName(name: string): string {
  return `${Array.from(name).slice(0, SHOWN_LETTERS).join('')}…`;
}

/** `PDF, PNG or JPG`. Empty if a media type is among them, which users don't know. */
function listOfTypes(accept: string | undefined, locale: string): string {
  const types = acceptedTypes(accept);
  if (!types.every((type) => type.startsWith('.'))) return '';
  const names = types.map((type) => type.slice(1).toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
