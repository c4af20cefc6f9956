/** The reason why a file was rejected. */
export type FileRejection = 'type' | 'size' | 'count' | 'empty' | 'folder' | 'name';

/** A file that was not accepted, and why. */
export type RejectedFile = {
  /** The file, which was not added. */
  file: File;
  /** The reason why it was rejected. */
  reason: FileRejection;
};

/** The limits for files. Without limits, every file that is not empty is accepted. */
export type FileLimits = {
  /** As the native attribute: extensions and media types, such as `.pdf,image/*`. */
  accept?: string | undefined;
  /** The largest file, in bytes. */
  maxBytes?: number | undefined;
  /** The longest name, in characters. */
  maxNameLength?: number | undefined;
  /** The number of files that are accepted now. */
  maxFiles?: number | undefined;
};

/** The files that are accepted, and the others with the reason. The first ones are accepted where there are too many. */
export type SortedFiles = {
  /** The files that can be added, in the order in which they were given. */
  accepted: File[];
  /** The other files, each with its reason. */
  rejected: RejectedFile[];
};

/** The parts of an `accept` attribute. */
export function acceptedTypes(accept: string | undefined): string[] {
  return (accept ?? '')
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '');
}

/** Whether a file fits an `accept` attribute. Browsers apply it to the file dialog only, not to dropped files. */
function isAcceptedType({ name, type }: File, accepted: readonly string[]): boolean {
  if (accepted.length === 0) return true;
  return accepted.some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
    return each.endsWith('/*')
      ? type.toLowerCase().startsWith(each.slice(0, -1))
      : type.toLowerCase() === each;
  });
}

/** Sorts files by the limits. `folders` are the files that represent a folder: a browser lists those as files too. */
export function sortFiles(
  files: readonly File[],
  { accept, maxBytes = Infinity, maxNameLength = Infinity, maxFiles = Infinity }: FileLimits,
  folders: ReadonlySet<File> = new Set(),
): SortedFiles {
  const types = acceptedTypes(accept);
  const sorted: SortedFiles = { accepted: [], rejected: [] };
  function problemOf(file: File): FileRejection | null {
    if (folders.has(file)) return 'folder';
    if (!isAcceptedType(file, types)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > maxBytes) return 'size';
    // Servers count whole characters, and the length of a text counts an emoji twice.
    if (Array.from(file.name).length > maxNameLength) return 'name';
    return sorted.accepted.length < maxFiles ? null : 'count';
  }
  for (const file of files) {
    const reason = problemOf(file);
    if (reason === null) sorted.accepted.push(file);
    else sorted.rejected.push({ file, reason });
  }
  return sorted;
}
