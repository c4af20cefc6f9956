/** A promise with the functions that settle it. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(this: void, value: Value): void;
}

/** Creates a promise that a test settles. */
export function createDeferred<Value>(): Deferred<Value> {
  let settle: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle?.(value) };
}

/** Resolves with the reason a promise rejects with, or with an error when the promise succeeds. Handles the rejection from now on. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  return new Error('It succeeded, though a failure was expected.');
}
