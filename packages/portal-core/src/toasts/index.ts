export { createToasts, type Toasts } from './createToasts.ts';
export { tellFailure, type FailurePorts } from './tellFailure.ts';
export {
  actionFailed,
  maxOpenToasts,
  openToasts,
  type NewToast,
  type Toast,
  type ToastAction,
  type ToastsState,
  type ToastTone,
} from './toastsState.ts';
