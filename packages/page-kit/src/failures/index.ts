export { errorReference } from './errorReference.ts';
export {
  adviceWithReference,
  failedDetail,
  failureAdvice,
  isRefused,
  isRejected,
  withAdvice,
} from './failureAdvice.ts';
