export { ActionOutcome, type ActionOutcomeProps, type LatestChange } from './ActionOutcome.tsx';
export {
  nextActionState,
  type ActionEvent,
  type ActionState,
  type Asked,
  type Versioned,
} from './actionState.ts';
export {
  ActionDialog,
  askedAction,
  type ActionDialogProps,
  type AskedAction,
  type DialogCommands,
} from './ActionDialog.tsx';
export {
  useDialogAction,
  type UseDialogActionOptions,
  type UseDialogActionResult,
} from './useDialogAction.ts';
export { CommitmentButton, type CommitmentButtonProps } from './CommitmentButton.tsx';
export { commitmentObstacle, obstacleWords, type FiguresState } from './commitmentObstacle.ts';
export { useIsOnline } from './useIsOnline.ts';
export type { OfferChange } from './useChangeSince.ts';
export {
  useCommitment,
  type Figures,
  type SeenOffer,
  type UseCommitmentOptions,
  type UseCommitmentResult,
} from './useCommitment.ts';
export { Focused } from './Focused.tsx';
export { keyedCall } from './keyedCall.ts';
export { useVersionEffect } from './useVersionEffect.ts';
export { useSavedVersion } from './useSavedVersion.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';
export { ConflictAlert, type ConflictAlertProps, type ConflictChoice } from './ConflictAlert.tsx';
export {
  createVersionedAction,
  type VersionedAction,
  type VersionedActionPorts,
} from './createVersionedAction.ts';
export {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionOptions,
  type UseVersionedActionResult,
} from './useVersionedAction.ts';
export {
  useVersionedDraft,
  type UseVersionedDraftOptions,
  type UseVersionedDraftResult,
} from './useVersionedDraft.ts';
export { MergedNotice, type MergedNoticeProps } from './MergedNotice.tsx';
export { saveFailureText, waitsForConnection } from './saveFailureText.ts';
export { versionWords } from './versionWords.ts';
export {
  createAutosave,
  type Autosave,
  type AutosavePlatform,
  type AutosaveState,
  type SaveStop,
} from './createAutosave.ts';
export { createVersionedDraft } from './createVersionedDraft.ts';
export type {
  DraftState,
  DraftStop,
  KeptDraft,
  SavedVersion,
  VersionedDraft,
  VersionedDraftOptions,
  VersionedDraftPorts,
} from './versionedDraft.ts';
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
