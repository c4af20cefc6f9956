import { fillLabel } from '../../theme/fillLabel.ts';
import type { FileListLabels } from './FileList.labels.ts';
import type { FileListItem, FileListState } from './FileList.types.ts';

/** The state of each file that has been seen, by id. */
export type SeenFiles = ReadonlyMap<string, FileListState>;

const isPending = (state: FileListState | undefined): boolean =>
  state === 'waiting' || state === 'uploading' || state === 'scanning';

function counted(files: readonly FileListItem[], one: string, several: string, count: string): string {
  const [first] = files;
  if (!first) return '';
  return files.length === 1 ? fillLabel(one, { name: first.name }) : fillLabel(several, { count });
}

/** Returns the announcement of a change: it names the files that began or ended, not the progress between. */
export function fileAnnouncement(
  files: readonly FileListItem[],
  seen: SeenFiles,
  text: FileListLabels,
  formatCount: (count: number) => string,
): string {
  const started = files.filter(({ id, state }) => isPending(state) && !isPending(seen.get(id)));
  const ended = files.filter(({ id, state }) => !isPending(state) && isPending(seen.get(id)));
  const ready = ended.filter(({ state }) => state === 'ready');
  const refused = ended.map((file) => {
    if (file.state !== 'failed' && file.state !== 'blocked') return '';
    const words = file.state === 'failed' ? text.announceFailed : text.announceBlocked;
    return fillLabel(words, { name: file.name, reason: file.reason });
  });
  return [
    counted(started, text.announceStart, text.announceStarts, formatCount(started.length)),
    counted(ready, text.announceReady, text.announceReadies, formatCount(ready.length)),
    ...refused,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
