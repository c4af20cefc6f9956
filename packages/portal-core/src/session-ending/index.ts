export {
  createSessionEnding,
  type SessionEnding,
  type SessionEndingOptions,
  type SessionEndingPorts,
} from './createSessionEnding.ts';
