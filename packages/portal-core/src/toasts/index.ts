export { createToasts, type Toasts } from './createToasts.ts';
export { showFailure, type FailurePorts } from './showFailure.ts';
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
