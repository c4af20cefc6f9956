import { toPortalError } from '../../packages/portal-core/src/index.ts';
import { isCancelledError } from '../../packages/portal-core/src/react/index.ts';
import type { ActionState } from '../../packages/portal-core/src/resource/index.ts';

/** The state of a call, as a page has it. */
export async function endOf<Value>(call: Promise<Value>): Promise<ActionState<Value>> {
  try {
    return { status: 'done', value: await call };
  } catch (error) {
    return isCancelledError(error) ? { status: 'idle' } : { status: 'failed', error: toPortalError(error) };
  }
}
