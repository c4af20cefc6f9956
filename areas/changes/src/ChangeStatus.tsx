import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
import type { ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';

export function ChangeStatus({ status }: Pick<ChangeRequestSummary, 'status'>): JSX.Element {
  return <StatusLabel tone={changeStatusWords[status].tone}>{changeStatusWords[status].text}</StatusLabel>;
}

/** When a change is made: one day with its hours, or from one evening to the next morning. */
export function ChangeWindow({
  window: { from, to },
}: {
  window: NonNullable<ChangeRequestSummary['window']>;
}): JSX.Element {
  return <SiteTime from={from} to={to} />;
}
