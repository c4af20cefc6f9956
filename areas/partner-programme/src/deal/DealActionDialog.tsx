import { ActionDialog, askedAction } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX, ReactNode } from 'react';
import type { DealDetails } from '../api.ts';
import { EXTENSION_DAYS, latestDealEvent } from '../dealWords.ts';
import type { DealAction, DealActions } from './useDealActions.ts';

const REASON_LIMIT = 2000;

/** Asks why a deal is withdrawn or its protection extended. */
export function DealActionDialog({ actions }: { actions: DealActions }): JSX.Element | null {
  const asked = askedAction(actions.state);
  if (asked === null) return null;
  const { action } = asked.input;
  const reason = actions.reasons[action];
  const words = wordsOf(action, asked.seen);
  return (
    <ActionDialog
      noun="deal"
      isPossible={({ allowedActions }) => allowedActions.includes(action)}
      typed={reason}
      lastChange={latestDealEvent}
      asked={asked}
      commands={actions}
      input={{ action, reason }}
      title={words.title}
      tone={action === 'withdraw' ? 'critical' : 'neutral'}
      canConfirm={reason.trim() !== '' && reason.length <= REASON_LIMIT}
      labels={{ confirm: words.confirm, cancel: words.cancel }}
    >
      <p>{words.text}</p>
      <Field label={words.question}>
        <TextArea
          required
          value={reason}
          limit={REASON_LIMIT}
          disabled={asked.status === 'sending'}
          onChange={(event) => actions.changeReason(action, event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

interface Words {
  readonly title: string;
  readonly text: ReactNode;
  readonly question: string;
  readonly confirm: string;
  readonly cancel: string;
}

function wordsOf(action: DealAction, { number, status, protectedUntil }: DealDetails): Words {
  if (action === 'extend')
    return {
      title: `Extend the protection of ${number}?`,
      text: (
        <>
          It ends on {protectedUntil !== null && <DateTime value={protectedUntil} />}{' '}
          <span>{`now, and ${EXTENSION_DAYS} days later once you extend it. You can extend a deal once.`}</span>
        </>
      ),
      question: 'Why does the customer need more time?',
      confirm: `Extend by ${EXTENSION_DAYS} days`,
      cancel: 'Not now',
    };
  return {
    title: `Withdraw ${number}?`,
    text:
      status === 'approved'
        ? 'Your price is no longer protected, and another partner can register the customer. You cannot take this back.'
        : 'The deal becomes a draft. You can correct it and register it again.',
    question: 'Why do you withdraw it?',
    confirm: 'Withdraw the deal',
    cancel: 'Keep it',
  };
}
