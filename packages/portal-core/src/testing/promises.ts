/** A promise and what settles it, for playing answers that come when the test says so. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(this: void, value: Value): void;
}

/** Builds a promise that waits to be resolved. */
export function createDeferred<Value>(): Deferred<Value> {
  let settle: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle?.(value) };
}

/** What a promise rejects with, watched from now on; resolves with an error of its own when the promise succeeds. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  return new Error('It succeeded, though a failure was expected.');
}
