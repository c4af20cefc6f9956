import type { FileType } from './api.ts';

export const fileTypeNames: Readonly<Record<FileType, string>> = { pdf: 'PDF', csv: 'CSV', txt: 'Text' };

/** Returns whether a click opens the file in a new tab, as for a PDF. Every other type downloads. */
export function opensInTab(type: FileType): boolean {
  return type === 'pdf';
}
