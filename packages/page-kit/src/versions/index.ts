// Actions: decided about the version that was drawn at the press.
export {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
  type UseVersionedActionOptions,
} from './useVersionedAction.ts';
export type { TypedInPlace } from './overtakenTyping.ts';
export type { Versioned, VersionedActionState, Asked, Overtaken, Refusal } from './versionedActionState.ts';
export {
  useDialogAction,
  type UseDialogActionOptions,
  type UseDialogActionResult,
} from './useDialogAction.ts';
export {
  ActionDialog,
  askedAction,
  type AskedAction,
  type ActionDialogProps,
  type DialogCommands,
} from './ActionDialog.tsx';
export { ActionOutcome, type ActionOutcomeProps } from './ActionOutcome.tsx';
export { ActionRefused, type ActionRefusedProps } from './ActionRefused.tsx';
export { useSavedVersion } from './useSavedVersion.ts';
export { useVersionEffect } from './useVersionEffect.ts';

// Drafts: edited by several people, saved automatically or by a button.
export {
  useVersionedDraft,
  type UseVersionedDraftResult,
  type UseVersionedDraftOptions,
} from './useVersionedDraft.ts';
export { createVersionedDraft } from './createVersionedDraft.ts';
export type {
  DraftState,
  KeptDraft,
  SavedVersion,
  VersionedDraft,
  VersionedDraftOptions,
  VersionedDraftPorts,
  DraftStop,
} from './versionedDraft.ts';
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
  type MergedPart,
  type LineOptions,
  type ClashDecisions,
  type MergedContent,
  type PartVersions,
} from './mergeParts.ts';
export { MergedNotice, type MergedNoticeProps } from './MergedNotice.tsx';
export { saveFailureText, waitsForConnection } from './saveFailureText.ts';

// Commitments: orders and requests, sent once for the figures that the page shows.
export {
  useCommitment,
  type SeenOffer,
  type UseCommitmentResult,
  type UseCommitmentOptions,
} from './useCommitment.ts';
export type { DrawnOffer } from './changeSince.ts';
export {
  shownVersion,
  type CommitmentEnd,
  type CommitmentSubject,
  type Figures,
  type MadeCommitment,
} from './commitment.ts';
export { CommitmentButton, type CommitmentButtonProps } from './CommitmentButton.tsx';
export {
  commitmentObstacle,
  obstacleWords,
  type FiguresState,
  type DraftFiguresState,
} from './commitmentObstacle.ts';
export { useIsOnline } from './useIsOnline.ts';
export type { OfferChange } from './changeSince.ts';
export { keyedCall } from './keyedCall.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';
export { useKeyedAction, type KeyedAction } from './useKeyedAction.ts';

// Conflicts: what the server says, and who was first.
export { ConflictAlert, type ConflictAlertProps, type ConflictChoice } from './ConflictAlert.tsx';
export { conflictReasonOf, isEndUnknown, isRefusedForChange, type ConflictReason } from './conflictReason.ts';
export { authorName, lastChangeOf, recordedChange, type LastChange } from './lastChange.ts';
export { TypedText } from './TypedText.tsx';
export { LastChangeText, type LastChangeTextProps } from './LastChangeText.tsx';
export { useIsOwnPress } from './useIsOwnPress.ts';
export { useOwnName } from './useOwnName.ts';
export { Focused } from './Focused.tsx';
export { versionWords } from './versionWords.ts';
export { AutosaveStatus, type AutosaveStatusProps } from './AutosaveStatus.tsx';
export { changedItem } from './changedItems.ts';
export {
  createVersionedAction,
  type VersionedActionPorts,
  type VersionedAction,
} from './createVersionedAction.ts';
export { type AuthorName, useAuthorName } from './useAuthorName.ts';
