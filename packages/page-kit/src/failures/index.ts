export { errorReference } from './errorReference.ts';
export {
  adviceWithReference,
  failedDetail,
  failureAdvice,
  isRefused,
  isRejected,
  withAdvice,
} from './failureAdvice.ts';
export { failedState, toAsyncState } from './asyncState.ts';
