import { casesPath, supportPath } from '@quayside/contract/paths/support';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { documentIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { dataOf, DetailFrame, DetailPlaceholder, type DetailViewProps } from '@quayside/page-kit/detail';
import type { CaseDetails } from '../api.ts';
import { CaseAppointment, CaseIncident } from './CaseEvents.tsx';
import { CaseFacts, CaseSite } from './CaseFacts.tsx';
import { CaseActions, CaseIdentity, type CaseActionsProps } from './CaseHeader.tsx';
import { CaseNextStep } from './CaseNextStep.tsx';

/** A case in any state. `conflict`, `solution`, `conversation` and `followers` are drawn by the page, which holds their state. */
export interface CaseViewProps extends DetailViewProps<CaseDetails>, Omit<CaseActionsProps, 'details'> {
  caseNumber: string;
  /** The present time, in milliseconds since 1970. */
  nowMs: number;
  isRefreshing: boolean;
  onReply: () => void;
  /** The conflict that the user must decide first, because another user changed the case. */
  conflict?: ReactNode;
  /** Our solution, if we proposed one. */
  solution?: ReactNode;
  conversation: ReactNode;
  followers: ReactNode;
  /** A notice about an open live chat, and its subject. */
  chat?: ReactNode;
}

/** The page of one case: the next step, the conversation, and the facts beside it. */
export function CaseView(props: CaseViewProps): JSX.Element {
  const { caseNumber, state } = props;
  const details = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="case"
      icon={documentIcon}
      title={details && <bdi>{details.subject}</bdi>}
      parents={[
        { id: 'support', label: 'Support', href: supportPath.href() },
        { id: 'cases', label: 'Cases', href: casesPath.href() },
      ]}
      current={caseNumber}
      details={details && <CaseIdentity details={details} />}
      actions={details && <CaseActions {...props} details={details} />}
      toList={<ButtonLink href={casesPath.href()}>Go to all cases</ButtonLink>}
      notFound="It may belong to another company. Check the number, or look for it in the list."
      placeholder={
        <DetailPlaceholder
          minimum="large"
          hasNextStep
          main={[{ title: 'Conversation', lines: 8 }]}
          aside={{ title: 'Key facts', lines: 12 }}
        />
      }
    >
      {(data, asOf) => <Content {...props} details={data} asOf={asOf} />}
    </DetailFrame>
  );
}

function Content({
  details,
  conflict,
  solution,
  conversation,
  followers,
  chat,
  nowMs,
  onReply,
  asOf,
}: CaseViewProps & { details: CaseDetails; asOf: JSX.Element }): JSX.Element {
  const { appointment, incident } = details;
  return (
    <Grid columns="main-aside" minimum="large" gap={24}>
      <Stack gap={24}>
        {conflict}
        <CaseNextStep details={details} now={nowMs} onReply={onReply} />
        {chat}
        {solution}
        <Card as="section" title="Conversation">
          {conversation}
        </Card>
      </Stack>
      <Stack gap={24}>
        {appointment && (
          <CaseAppointment
            case={details}
            appointment={appointment}
            canReply={details.allowedActions.includes('reply')}
          />
        )}
        {incident && <CaseIncident incident={incident} />}
        <CaseFacts details={details} />
        <CaseSite details={details} />
        {followers}
        {asOf}
      </Stack>
    </Grid>
  );
}
