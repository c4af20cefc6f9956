export {
  createOtherUserWatch,
  type OtherUserWatch,
  type OtherUserWatchOptions,
  type OtherUserWatchPorts,
} from './createOtherUserWatch.ts';
export {
  createSessionEnding,
  type SessionEnding,
  type SessionEndingOptions,
  type SessionEndingPorts,
} from './createSessionEnding.ts';
