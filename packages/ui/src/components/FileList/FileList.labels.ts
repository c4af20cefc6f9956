/** Every string of the list. `{name}` is a file, `{count}` a number of files, `{reason}` the caller's. */
export type FileListLabels = {
  /** The accessible name of the list. */
  list: string;
  waiting: string;
  uploading: string;
  scanning: string;
  failed: string;
  blocked: string;
  cancel: string;
  remove: string;
  retry: string;
  /** Announced when files begin and end. */
  announceStart: string;
  announceStarts: string;
  announceReady: string;
  announceReadies: string;
  announceFailed: string;
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
  announceStart: '{name} is being uploaded.',
  announceStarts: '{count} files are being uploaded.',
  announceReady: '{name} is ready.',
  announceReadies: '{count} files are ready.',
  announceFailed: '{name} was not uploaded. {reason}',
  announceBlocked: '{name} was blocked. {reason}',
};
