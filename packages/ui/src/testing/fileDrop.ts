import { all, controlNamed, textOf } from './elements.ts';

/** One drop zone. In a unit test with Testing Library, wrap the calls that add files in `act`. */
export type FileDropPage = {
  control: () => HTMLInputElement;
  /** `idle`, `over`, `full` or `disabled`. */
  state: () => string;
  /** Adds files with the file dialog. */
  choose: (files: readonly File[]) => void;
  /** Moves files over the zone, without dropping them. */
  dragOver: (files: readonly File[]) => void;
  drop: (files: readonly File[]) => void;
  paste: (files: readonly File[]) => void;
  /** The reasons why files were rejected. */
  rejections: () => string[];
};

/** Adds files to the drop zone with this label, or the only one: `fileDrop(document).drop([file])`. */
export function fileDrop(root: ParentNode, label?: string): FileDropPage {
  const control = (): HTMLInputElement => controlNamed(root, 'input[type="file"]', 'drop zone', label);
  function send(type: string, property: 'dataTransfer' | 'clipboardData', files: readonly File[]): void {
    const event = new Event(type, { bubbles: true, cancelable: true });
    // Scripts cannot create a `DataTransfer` everywhere.
    const value = { files, items: [], types: ['Files'], dropEffect: 'none', getData: () => '' };
    Object.defineProperty(event, property, { value });
    control().dispatchEvent(event);
  }
  return {
    control,
    state: () => control().parentElement?.dataset['state'] ?? '',
    choose: (files) => {
      const input = control();
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      Reflect.deleteProperty(input, 'files');
    },
    dragOver: (files) => send('dragover', 'dataTransfer', files),
    drop: (files) => send('drop', 'dataTransfer', files),
    paste: (files) => send('paste', 'clipboardData', files),
    rejections: () =>
      all(control().parentElement?.parentElement ?? control(), 'output > *').map((line) => textOf(line)),
  };
}
