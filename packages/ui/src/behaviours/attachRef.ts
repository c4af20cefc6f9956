import type { Ref } from 'react';

/** Gives an element to a caller's ref, where the component needs the element too. Returns a function that detaches. */
export function attachRef<Value>(ref: Ref<Value> | undefined, value: Value | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(value);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
