import type { LastChange } from '@quayside/page-kit/versions';
import type { ChangeRequestDetails } from '../api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';

export function latestChangeStatus({ history: [last] }: ChangeRequestDetails): LastChange | undefined {
  return last && { by: last.by, what: changeStatusWords[last.status].text, at: last.at };
}
