export {
  createUnsavedWork,
  type RegisteredWork,
  type UnsavedWork,
  type UnsavedWorkOptions,
  type UnsavedWorkPorts,
  type UnsavedWorkSource,
} from './createUnsavedWork.ts';
