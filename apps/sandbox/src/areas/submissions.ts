import { ProblemError } from '../http/problem.ts';
import type { World } from '../world/createWorld.ts';
import type { Caller } from './caller.ts';

/** One submission of a form, which may arrive more than once. */
export interface Submission {
  readonly key: string;
  readonly operationId: string;
  readonly body: unknown;
}

/**
 * Creates something once for each idempotency key: a repeated call gets the id of what the first one created. Throws 409 when the key
 * was used for something else.
 */
export function createOnce(
  world: World,
  caller: Caller,
  submission: Submission,
  create: () => string,
): string {
  const { key, operationId } = submission;
  const body = JSON.stringify(submission.body);
  return world.write(() => {
    const earlier = world.first(
      'SELECT * FROM submissions WHERE person_id = ? AND idempotency_key = ?',
      caller.id,
      key,
    );
    if (earlier === undefined) {
      const id = create();
      world.all('INSERT INTO submissions VALUES (?, ?, ?, ?, ?)', key, caller.id, operationId, body, id);
      return id;
    }
    if (earlier['operation_id'] !== operationId || earlier['body'] !== body)
      throw new ProblemError(409, 'This key belongs to another submission. Make a new one.', {
        reason: 'key-reused',
      });
    return String(earlier['result_id']);
  });
}
