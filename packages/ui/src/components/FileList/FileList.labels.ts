/** Every string of the list. `{name}` is a file, `{count}` a number of files, `{reason}` the caller's. */
export type FileListLabels = {
  /** The accessible name of the list. */
  list: string;
  /** The state of a file whose upload has not begun. */
  waiting: string;
  /** The state of a file that is being uploaded. */
  uploading: string;
  /** The state of a file that is being checked for viruses. */
  scanning: string;
  /** Precedes the reason why a file was not uploaded. */
  failed: string;
  /** Precedes the reason why a file was blocked. */
  blocked: string;
  /** The button that stops an upload. `{name}` is the file's. */
  cancel: string;
  /** The button that removes a file. `{name}` is the file's. */
  remove: string;
  /** The button that uploads a file again. `{name}` is the file's. */
  retry: string;
  /** The button that downloads a file. `{name}` is the file's. */
  download: string;
  /** Announced when an upload begins. `{name}` is the file's. */
  announceStart: string;
  /** As `announceStart`, for several files. `{count}` is their number. */
  announceStarts: string;
  /** Announced when a file is ready. `{name}` is the file's. */
  announceReady: string;
  /** As `announceReady`, for several files. `{count}` is their number. */
  announceReadies: string;
  /** Announced when a file was not uploaded, with `{name}` and `{reason}`. */
  announceFailed: string;
  /** Announced when a file was blocked, with `{name}` and `{reason}`. */
  announceBlocked: string;
};

/** The English texts of the list. A test can find its parts by them. */
export const defaultFileListLabels: FileListLabels = {
  list: 'Files',
  waiting: 'Waiting to upload',
  uploading: 'Uploading',
  scanning: 'Checking for viruses',
  failed: 'Not uploaded.',
  blocked: 'Blocked.',
  cancel: 'Cancel the upload of {name}',
  remove: 'Remove {name}',
  retry: 'Retry the upload of {name}',
  download: 'Download {name}',
  announceStart: '{name} is being uploaded.',
  announceStarts: '{count} files are being uploaded.',
  announceReady: '{name} is ready.',
  announceReadies: '{count} files are ready.',
  announceFailed: '{name} was not uploaded. {reason}',
  announceBlocked: '{name} was blocked. {reason}',
};
