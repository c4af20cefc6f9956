import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import type { DealStatus as Status } from './api.ts';
import { dealStatusWords } from './dealWords.ts';

export function DealStatus({ status }: { status: Status }): JSX.Element {
  const { text, tone } = dealStatusWords[status];
  return <StatusLabel tone={tone}>{text}</StatusLabel>;
}
