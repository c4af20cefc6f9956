import { Button } from '@quayside/ui/Button';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Dialog } from '@quayside/ui/Dialog';
import type { DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX, type ReactNode } from 'react';
import * as v from 'valibot';
import { CommitmentButton, type OfferChange } from '@quayside/page-kit/versions';
import { ChangedOffer } from '@quayside/shared/commitments/ChangedOffer.tsx';
import { CommittedFirst, type FirstCommitment } from '@quayside/shared/commitments/CommittedFirst.tsx';
import type { OrderTotals } from '@quayside/shared/commitments/changedTotals.tsx';
import { Form, FormTextArea, useSchemaForm, type FormState } from '@quayside/page-kit/form';
import type { Estimate, Term, Totals } from '../api.ts';
import type { QuotedTotals } from './useQuoteRequest.ts';

const MESSAGE_LIMIT = 1000;
const schema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MESSAGE_LIMIT, `Shorten the message to ${MESSAGE_LIMIT} characters`),
  ),
});

export interface QuoteDialogProps {
  totals: Totals;
  termMonths: Term;
  /** The reason why the estimate cannot be sent as the page shows it; null for none. */
  obstacle: string | null;
  /** The totals that the user was asked about and the present ones, once the estimate changed; null for no change. */
  changed: OfferChange<QuotedTotals> | null;
  /** The parts of the estimate that changed since the user was asked. */
  changedParts: readonly DiffItem[];
  /** The quote that was asked for while the dialog was open; null for none. */
  askedFirst: FirstCommitment | null;
  /** Whether this user asked for the quote, for example in another tab. */
  isOwn: boolean;
  onLookAgain: () => void;
  /** Loads the prices again, which failed; null while there is nothing to load. */
  onPricesRetry: (() => void) | null;
  /** Asks for a quote at the figures of the page. Resolves with `idle` if nothing was sent, because an obstacle arose. */
  onSubmit: (message: string) => Promise<ActionState<Estimate>>;
  onClose: () => void;
}

export function QuoteDialog({
  totals,
  termMonths,
  obstacle,
  changed,
  changedParts,
  askedFirst,
  isOwn,
  onLookAgain,
  onPricesRetry,
  onSubmit,
  onClose,
}: QuoteDialogProps): JSX.Element {
  const { currency, mrc, nrc, tcv } = totals;
  const form = useSchemaForm({
    schema,
    initial: { message: '' },
    submit: ({ message }) => onSubmit(message),
    onSaved: onClose,
  });
  // The refusal is over once the user has looked at what changed.
  const [lookedAt, setLookedAt] = useState<FormState | null>(null);
  const isRefused = form.state.status === 'conflict' && form.state !== lookedAt;
  // The user's own request ends the estimate too, just before the dialog closes.
  const first = form.state.status === 'submitting' ? null : askedFirst;
  if (first !== null)
    return (
      <Dialog
        open
        title="Ask for a quote"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <CommittedFirst kind="quoteRequest" first={first} isOwn={isOwn} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title="Ask for a quote"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <CommitmentButton
            obstacle={obstacle}
            type="submit"
            form={form.id}
            variant="primary"
            pending={form.state.status === 'submitting'}
          >
            Ask for a quote
          </CommitmentButton>
        </>
      }
    >
      <Stack gap={16}>
        <Text>
          We check the estimate and reply with a quote whose prices are firm for 30 days. You can’t change the
          estimate meanwhile, but you can change a copy.
        </Text>
        <DescriptionList
          items={[
            {
              id: 'mrc',
              term: 'Monthly (MRC), excl. VAT',
              description: <Money amount={mrc} currency={currency} />,
              kind: 'number',
            },
            {
              id: 'nrc',
              term: 'One-off (NRC), excl. VAT',
              description: <Money amount={nrc} currency={currency} />,
              kind: 'number',
            },
            {
              id: 'tcv',
              term: `Total over ${termMonths} months (TCV), excl. VAT`,
              description: <Money amount={tcv} currency={currency} />,
              kind: 'number',
            },
          ]}
        />
        {onPricesRetry && (
          <InlineAlert
            tone="critical"
            live="assertive"
            title="The prices couldn’t be loaded"
            action={<Button onClick={onPricesRetry}>Try again</Button>}
          >
            This estimate was saved with a newer price list, which isn’t here yet.
          </InlineAlert>
        )}
        {changed && (
          <div ref={showEnd}>
            <ChangedOffer
              title={isRefused ? NOTHING_SENT : 'This estimate changed'}
              refusal={isRefused ? form.state.error : undefined}
              parts={changedParts}
              seen={changed.seen && toMoney(changed.seen, currency)}
              now={toMoney(changed.now, currency)}
              onLookAgain={() => {
                setLookedAt(form.state);
                onLookAgain();
              }}
            />
          </div>
        )}
        <Form form={form} conflict={changed || !isRefused ? nothing : refusal}>
          <FormTextArea
            form={form}
            name="message"
            label="Anything we should know"
            optional
            rows={3}
            limit={MESSAGE_LIMIT}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}

/** Scrolls to the button of the message, which the foot of the dialog refers to. */
function showEnd(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'end' });
}

const NOTHING_SENT = 'Nothing was sent';

function toMoney({ nrc, mrc, tcv }: QuotedTotals, currency: string): OrderTotals {
  return { nrc: { amount: nrc, currency }, mrc: { amount: mrc, currency }, tcv: { amount: tcv, currency } };
}

const nothing = (): ReactNode => null;

function refusal({ problem }: HttpStatusError): JSX.Element {
  return (
    <InlineAlert tone="caution" live="assertive" title={NOTHING_SENT}>
      {problem?.message ?? 'The estimate changed meanwhile. Check its totals and ask again.'}
    </InlineAlert>
  );
}
