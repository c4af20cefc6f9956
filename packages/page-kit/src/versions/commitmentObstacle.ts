import type { AutosaveState, SaveStop } from './createAutosave.ts';

/** Whether the figures that the user commits to are on the page. */
export type FiguresState = 'ready' | 'loading' | 'failed';

/** The same for a draft whose figures the server computes. `none`: it has none yet. `ofOther`: they are of another version. */
export type DraftFiguresState = FiguresState | 'none' | 'ofOther';

const savingWords: Readonly<Record<AutosaveState<SaveStop>['status'], string | null>> = {
  saved: null,
  unsaved: 'Your changes are being saved. One moment.',
  saving: 'Your changes are being saved. One moment.',
  failed: 'Your changes aren’t saved. Save them first.',
  conflict: 'This changed elsewhere too. Decide first which version stays.',
  ended: 'This can’t be changed any more.',
};

const figuresWords: Readonly<Record<DraftFiguresState, string | null>> = {
  ready: null,
  loading: 'The prices are loading. One moment.',
  failed: 'The prices couldn’t be loaded. Try again first.',
  none: 'There is no price yet.',
  ofOther: 'The prices are of another version. We’re loading the right ones.',
};

/** Says why nothing can be ordered or requested, besides the draft and its figures. */
export const obstacleWords = {
  offline: 'You’re offline. Nothing can be sent until you’re online again.',
  changed: 'This changed since you looked at it. Look at it again first.',
} as const;

/**
 * Returns the reason why the user cannot order or request what the page shows; null if the server has exactly that. A commitment is
 * never sent while the page shows something else than what is saved.
 */
export function commitmentObstacle(
  { status }: Pick<AutosaveState<SaveStop>, 'status'>,
  figures: DraftFiguresState = 'ready',
): string | null {
  return savingWords[status] ?? figuresWords[figures];
}
