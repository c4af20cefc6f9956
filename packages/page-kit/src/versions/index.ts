// Actions: decided about the version that was drawn at the press.
export {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
} from './useVersionedAction.ts';
export type { TypedInPlace } from './overtakenTyping.ts';
export type { Versioned, VersionedActionState } from './versionedActionState.ts';
export { useDialogAction } from './useDialogAction.ts';
export { ActionDialog, askedAction, type AskedAction } from './ActionDialog.tsx';
export { ActionOutcome } from './ActionOutcome.tsx';
export { ActionRefused } from './ActionRefused.tsx';
export { useSavedVersion } from './useSavedVersion.ts';
export { useVersionEffect } from './useVersionEffect.ts';

// Drafts: edited by several people, saved automatically or by a button.
export { useVersionedDraft, type UseVersionedDraftResult } from './useVersionedDraft.ts';
export { createVersionedDraft } from './createVersionedDraft.ts';
export type { DraftState, KeptDraft, SavedVersion, VersionedDraft } from './versionedDraft.ts';
export type { AutosavePlatform, AutosaveState, SaveStop } from './createAutosave.ts';
export {
  choices,
  eachPart,
  fields,
  isSame,
  lines,
  mergeParts,
  whole,
  type Clash,
  type PartMerge,
  type Parts,
  type Whose,
} from './mergeParts.ts';
export { MergedNotice } from './MergedNotice.tsx';
export { saveFailureText, waitsForConnection } from './saveFailureText.ts';

// Commitments: orders and requests, sent once for the figures that the page shows.
export { useCommitment, type SeenOffer, type UseCommitmentResult } from './useCommitment.ts';
export type { Figures } from './commitment.ts';
export { CommitmentButton } from './CommitmentButton.tsx';
export { commitmentObstacle, obstacleWords, type FiguresState } from './commitmentObstacle.ts';
export { useIsOnline } from './useIsOnline.ts';
export type { OfferChange } from './changeSince.ts';
export { keyedCall } from './keyedCall.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';

// Conflicts: what the server says, and who was first.
export { ConflictAlert } from './ConflictAlert.tsx';
export { conflictReasonOf, isEndUnknown, isRefusedForChange } from './conflictReason.ts';
export { authorName, lastChangeOf, recordedChange, type LastChange } from './lastChange.ts';
export { TypedText } from './TypedText.tsx';
export { LastChangeText } from './LastChangeText.tsx';
export { useOwnName } from './useOwnName.ts';
export { Focused } from './Focused.tsx';
export { versionWords } from './versionWords.ts';
export { AutosaveStatus } from './AutosaveStatus.tsx';
export { changedItem } from './changedItems.ts';
export { createVersionedAction } from './createVersionedAction.ts';
export { type AuthorName, useAuthorName } from './useAuthorName.ts';
