import { expect, it } from 'vitest';
import { filesOfPaste } from './filesOfPaste.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const log = new File(['x'], 'router.log', { type: 'text/plain' });

/** The part of a clipboard that is read. Node has none. */
function clipboard(text: string, files: readonly File[]): DataTransfer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that are read
  return { files, getData: () => text } as unknown as DataTransfer;
}

it.each([
  ['cells of a spreadsheet', 'Site\tPrice\r\nBristol\t401.00', [picture], []],
  ['a sentence of a document', 'No light on port 7', [picture], []],
  ['a picture', '', [picture], [picture]],
  ['a picture copied as a file, with its name', 'image.png', [picture], [picture]],
  ['a picture copied as a file, with its path', '/home/tom/image.png\n', [picture], [picture]],
  ['a file that is not a picture', 'The log', [log], [log]],
  ['text alone', 'No light on port 7', [], []],
])('A paste of %s adds its files only', (_what, text, files, added) => {
  expect(filesOfPaste(clipboard(text, files))).toEqual(added);
});
