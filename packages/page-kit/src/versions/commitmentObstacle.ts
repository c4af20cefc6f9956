import type { AutosaveState, SaveStop } from './createAutosave.ts';

/** Whether the figures that the user commits to are on the page. */
export type FiguresState = 'ready' | 'loading' | 'failed';

const savingWords: Readonly<Record<AutosaveState<SaveStop>['status'], string | null>> = {
  saved: null,
  unsaved: 'Your changes are being saved. One moment.',
  saving: 'Your changes are being saved. One moment.',
  failed: 'Your changes aren’t saved. Save them first.',
  conflict: 'This changed elsewhere too. Decide first which version stays.',
  ended: 'This can’t be changed any more.',
};

const figuresWords: Readonly<Record<FiguresState, string | null>> = {
  ready: null,
  loading: 'The prices are loading. One moment.',
  failed: 'The prices couldn’t be loaded. Try again first.',
};

/**
 * Returns the reason why the user cannot order or request what the page shows; null if the server has exactly that. A commitment is
 * never sent while the page shows something else than what is saved.
 */
export function commitmentObstacle(
  { status }: Pick<AutosaveState<SaveStop>, 'status'>,
  figures: FiguresState = 'ready',
): string | null {
  return savingWords[status] ?? figuresWords[figures];
}
