export { errorReference } from './errorReference.ts';
export {
  type Administrator,
  administratorsOf,
  adviceWithReference,
  failedDetail,
  failureAdvice,
  isRefused,
  isRejected,
  withAdvice,
} from './failureAdvice.ts';
export { failedState, toAsyncState } from './asyncState.ts';
