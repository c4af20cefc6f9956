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
export { versionWords } from './versionWords.ts';
