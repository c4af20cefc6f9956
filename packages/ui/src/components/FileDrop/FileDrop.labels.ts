import type { FileRejection } from './sortFiles.ts';

/**
 * Every string of the drop zone. `{types}` lists types of files, `{size}` is the largest size, `{count}` the number of
 * files that are possible in total, `{name}` a file, `{length}` the longest name in
 * characters.
 */
export type FileDropLabels = {
  /** Invites to add files, where several are possible. */
  prompt: string;
  /** As `prompt`, where only one file can be added. */
  promptOne: string;
  /** While files are over it. */
  over: string;
  /** As many files as possible have been added. `{count}` is their number. */
  full: string;
  /** As `full`, where only one file can be added. */
  fullOne: string;
  /** The types that are accepted, `{types}`. Left out where every type is. */
  types: string;
  /** The largest size of a file, `{size}`. Left out where there is no limit. */
  size: string;
  /** The largest number of files, `{count}`. Left out where there is no limit. */
  count: string;
  /** The reasons why a file was rejected. */
  rejected: Record<FileRejection, string>;
};

/** The English texts of the drop zone. A test can find its parts by them. */
export const defaultFileDropLabels: FileDropLabels = {
  prompt: 'Choose files, or drop them here',
  promptOne: 'Choose a file, or drop it here',
  over: 'Drop to add',
  full: 'You have added {count} of {count} files. Remove one to add another.',
  fullOne: 'You have added the file. Remove it to add another.',
  types: '{types}.',
  size: 'At most {size} per file.',
  count: 'Up to {count} files.',
  rejected: {
    type: '{name} was not added: this type of file is not accepted.',
    size: '{name} was not added: it is larger than {size}.',
    count: '{name} was not added: {count} files is the limit.',
    empty: '{name} was not added: it is empty.',
    folder: '{name} was not added: it is a folder. Add the files in it.',
    name: '{name} was not added: its name is longer than {length} characters. Shorten the name and add it again.',
  },
};
