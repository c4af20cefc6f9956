/**
 * The files of a paste. Spreadsheets and word processors put a picture of the copied text beside it: then the text is meant, and there are
 * no files. A file that was copied in a file manager may come with its own name as the text.
 */
export function filesOfPaste(data: DataTransfer): File[] {
  const files = Array.from(data.files);
  const lines = data.getData('text/plain').split(/\r?\n/);
  const isName = (line: string): boolean =>
    line.trim() === '' || files.some(({ name }) => line.endsWith(name));
  const isPicture = files.every(({ type }) => type.startsWith('image/'));
  return isPicture && !lines.every(isName) ? [] : files;
}
