/** The fields of every file. */
export type FileListFile = {
  /** Unique in the list. */
  id: string;
  /** With its extension. */
  name: string;
  /** In bytes. */
  sizeBytes?: number | undefined;
  /** Its media type, such as `image/png`, for the icon. Default: by its extension. */
  mediaType?: string | undefined;
};

/** `waiting` for its turn, or `scanning` for viruses after the upload. */
export type FileListPending = FileListFile & {
  /** The upload has not begun, or the file is being checked for viruses. */
  state: 'waiting' | 'scanning';
};

/** Being sent. `progress` counts from 0 to 1; omit it while it is unknown. */
export type FileListUploading = FileListFile & {
  /** The file is being uploaded. */
  state: 'uploading';
  /** The share that is uploaded, from 0 to 1. Omit it while it is not known. */
  progress?: number | undefined;
};

/** Complete. With an `href` its name is a link. */
export type FileListReady = FileListFile & {
  /** The file is uploaded and can be opened. */
  state: 'ready';
  /** The address of the file. Without it the name is no link. */
  href?: string | undefined;
};

/** `failed` can be sent again, `blocked` was refused for good. `reason` is a sentence. */
export type FileListRefused = FileListFile & {
  /** The file could not be uploaded, or the check blocked it. */
  state: 'failed' | 'blocked';
  /** The reason, and the advice for the user. */
  reason: string;
};

/** A file and how far it has got. */
export type FileListItem = FileListPending | FileListUploading | FileListReady | FileListRefused;

/** The state of a file. */
export type FileListState = FileListItem['state'];
