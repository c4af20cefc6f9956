import type { Survey } from '@quayside/portal-core/survey';
import type { Toasts } from '@quayside/portal-core/toasts';

export function watchSurvey(
  survey: Pick<Survey, 'getSnapshot' | 'subscribe'>,
  toasts: Pick<Toasts, 'add'>,
): void {
  survey.subscribe(() => {
    if (survey.getSnapshot().status !== 'failed') return;
    toasts.add({ tone: 'critical', text: 'We couldn’t open the survey. Try again in a few minutes.' });
  });
}
