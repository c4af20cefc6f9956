import type { Feedback } from '../../contract/generated/openapi.ts';
import { json } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerOf, type Caller } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { addFeedback, findFeedback, handleFeedbackEvents, listFeedbacks } from './store.ts';

export const feedbackRoutes: AreaRoutes = ({ world }) => {
  handleFeedbackEvents(world);

  function found(caller: Caller, id: string): Feedback {
    const feedback = findFeedback(world, caller, id);
    if (feedback === undefined)
      throw new ProblemError(404, 'There is no feedback of yours with this number. Look for it in the list.');
    return feedback;
  }

  return [
    route('listFeedbacks', ({ user, query }) => json(listFeedbacks(world, callerOf(user), query))),
    route('createFeedback', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createFeedback', body };
      const id = createOnce(world, caller, submission, () => addFeedback(world, caller, body));
      const response = json(found(caller, id), 201);
      const location = `/api/portal/rest/feedbacks/${id}`;
      return { ...response, headers: { ...response.headers, location } };
    }),
    route('getFeedback', ({ user, path }) => json(found(callerOf(user), path.feedbackId))),
  ];
};
