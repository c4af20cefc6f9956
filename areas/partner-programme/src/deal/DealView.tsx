import { dealsPath, programmePath } from '@quayside/contract/paths/partner-programme';
import { Grid } from '@quayside/ui/Grid';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import {
  dataOf,
  DetailFrame,
  DetailIdentity,
  DetailPlaceholder,
  HistoryCard,
  type DetailViewProps,
} from '@quayside/page-kit/detail';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { DealDetails } from '../api.ts';
import { dealEventWords, dealProductWords } from '../dealWords.ts';
import type { DealActions } from './useDealActions.ts';
import { aboutDeal } from '../aboutDeal.tsx';
import { DealActionDialog } from './DealActionDialog.tsx';
import { DealAnswerOutcome, type DealAnswerOutcomeProps } from './DealAnswerOutcome.tsx';
import { DealFacts, DealProtection, DealValue } from './DealFacts.tsx';
import { DealNextStep } from './DealNextStep.tsx';
import { DealOutcome } from './DealOutcome.tsx';
import { DealQuoteCard, type DealAccess } from './DealQuoteCard.tsx';
import { DealStatus } from '../DealStatus.tsx';

export interface DealViewProps extends DetailViewProps<DealDetails>, DealAccess {
  number: string;
  approvalHref: string | undefined;
  actions: DealActions;
  pin?: ReactNode;
  answerForm: ReactNode;
  /** The answer as it was sent. */
  answering: DealAnswerOutcomeProps['answering'];
  onLeaveAnswer: () => void;
}

export function DealView(props: DealViewProps): JSX.Element {
  const { number, state, actions, pin } = props;
  const deal = dataOf(state);
  return (
    <>
      <DetailFrame
        {...props}
        {...aboutDeal(number)}
        title={deal && <bdi>{deal.name}</bdi>}
        parents={[
          { id: 'programme', label: 'Partner programme', href: programmePath.href() },
          { id: 'list', label: 'Deals', href: dealsPath.href() },
        ]}
        current={deal ? deal.number : 'Deal'}
        details={deal && <Identity deal={deal} />}
        actions={deal && <HeaderActions deal={deal} pin={pin} onAsk={actions.ask} />}
        placeholder={<DetailPlaceholder main={[{ lines: 4 }, { lines: 8 }]} aside={{ lines: 12 }} />}
      >
        {(loaded, asOf) => <Deal {...props} deal={loaded} asOf={asOf} />}
      </DetailFrame>
      <DealActionDialog actions={actions} />
    </>
  );
}

function Identity({ deal }: { deal: DealDetails }): JSX.Element {
  const { number, status, product, waitingFor, waitingForPerson } = deal;
  return (
    <DetailIdentity id={number} waitingFor={waitingFor} waitingForPerson={waitingForPerson}>
      <DealStatus status={status} />
      <span>{dealProductWords[product]}</span>
    </DetailIdentity>
  );
}

function HeaderActions({
  deal,
  pin,
  onAsk,
}: {
  deal: DealDetails;
  pin: ReactNode;
  onAsk: DealActions['ask'];
}): JSX.Element {
  return (
    <>
      {pin}
      <ActionButton of={deal} action="withdraw" onClick={() => onAsk('withdraw', deal)}>
        Withdraw
      </ActionButton>
      <ActionButton of={deal} action="extend" onClick={() => onAsk('extend', deal)}>
        Extend protection
      </ActionButton>
    </>
  );
}

/** The reason why the user may not answer our question. */
function Refusal({ deal }: { deal: DealDetails }): JSX.Element | null {
  const reason = reasonOf(deal, 'answer');
  return reason === undefined ? null : <Text tone="quiet">{reason}</Text>;
}

function Deal(props: DealViewProps & { deal: DealDetails; asOf: JSX.Element }): JSX.Element {
  const { deal, receivedAtMs, actions, approvalHref, answerForm, answering, asOf } = props;
  const nowMs = receivedAtMs ?? 0;
  return (
    <Stack gap={24}>
      <DealOutcome state={actions.state} nowMs={nowMs} lookAgain={actions.lookAgain} close={actions.close} />
      <DealAnswerOutcome answering={answering} nowMs={nowMs} onLeave={props.onLeaveAnswer} />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <DealNextStep
            deal={deal}
            nowMs={nowMs}
            approvalHref={approvalHref}
            answerForm={deal.allowedActions.includes('answer') ? answerForm : <Refusal deal={deal} />}
          />
          <DealQuoteCard deal={deal} canQuote={props.canQuote} canOpenDeliveries={props.canOpenDeliveries} />
          <DealFacts deal={deal} />
        </Stack>
        <Stack gap={24}>
          <DealValue deal={deal} />
          <DealProtection deal={deal} />
          <HistoryCard history={deal.history} titleOf={({ event }) => dealEventWords[event]} />
        </Stack>
      </Grid>
      {asOf}
    </Stack>
  );
}
