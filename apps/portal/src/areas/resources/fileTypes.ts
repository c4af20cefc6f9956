import type { FileType } from './api.ts';

/** How a file type is written. */
export const fileTypeNames: Readonly<Record<FileType, string>> = { pdf: 'PDF', csv: 'CSV', txt: 'Text' };

/** What happens to a file of a type on a click: a PDF opens in a new tab, everything else downloads. */
export function opensInTab(type: FileType): boolean {
  return type === 'pdf';
}
