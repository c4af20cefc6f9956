import type { Survey } from '@quayside/portal-core/survey';
import type { Toasts } from '@quayside/portal-core/toasts';

/** Says that the survey could not be started. */
export function watchSurvey(
  survey: Pick<Survey, 'getSnapshot' | 'subscribe'>,
  toasts: Pick<Toasts, 'add'>,
): void {
  survey.subscribe(() => {
    if (survey.getSnapshot().status !== 'failed') return;
    toasts.add({ tone: 'critical', text: 'The survey could not be opened. Try again in a few minutes.' });
  });
}
