import { quotePath, newQuotePath } from '@quayside/contract/paths/quoting';
import { deliveryPath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { DealDetails } from '../api.ts';
import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import { dealProductWords } from '../dealWords.ts';

export interface DealAccess {
  canQuote: boolean;
  canOpenDeliveries: boolean;
}

export function DealQuoteCard({ deal, ...access }: DealAccess & { deal: DealDetails }): JSX.Element | null {
  const { quote, status } = deal;
  if (quote === null && status !== 'approved') return null;
  return (
    <Card as="section" title="Quote and order">
      <Stack gap={16}>
        {quote && <QuoteFacts quote={quote} {...access} />}
        <StartQuote deal={deal} />
      </Stack>
    </Card>
  );
}

function QuoteFacts({
  quote: { number, status, isVisible, order },
  canQuote,
  canOpenDeliveries,
}: DealAccess & { quote: NonNullable<DealDetails['quote']> }): JSX.Element {
  const word = quoteStatusWords[status];
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          id: 'quote',
          term: 'Quote',
          description: (
            <Stack gap={4} align="start">
              {isVisible && canQuote ? <Link href={quotePath.href({ number })}>{number}</Link> : number}
              <StatusLabel tone={word.tone}>{word.text}</StatusLabel>
              {!isVisible && <small>Its owner has not shared it with you.</small>}
            </Stack>
          ),
        },
        {
          id: 'order',
          term: 'Order',
          description: order ? (
            <Stack gap={4} align="start">
              {order.id}
              <StatusLabel tone={orderStatusWords[order.status].tone}>
                {orderStatusWords[order.status].text}
              </StatusLabel>
              {order.provisioningCase !== null && canOpenDeliveries && (
                <Link href={deliveryPath.href({ caseNumber: order.provisioningCase })}>
                  {`Delivery ${order.provisioningCase}`}
                </Link>
              )}
            </Stack>
          ) : (
            'Not ordered yet'
          ),
        },
      ]}
    />
  );
}

/** The products that Connectivity Quoting prices. */
const quotable: ReadonlySet<DealDetails['product']> = new Set(['wan', 'internetAccess', 'backupLines']);

function StartQuote({ deal }: { deal: DealDetails }): JSX.Element | null {
  const { quote, product } = deal;
  const reason = reasonOf(deal, 'quote');
  if (deal.allowedActions.includes('quote'))
    return (
      <Stack gap={8} align="start">
        <Text>
          {quote === null
            ? 'The quote begins with the name and the customer of this deal.'
            : 'This quote has ended. You can start another one for this deal.'}
        </Text>
        <ButtonLink
          variant="primary"
          href={newQuotePath.href({ deal: deal.number, name: deal.name, customer: deal.customerName })}
        >
          Start a quote
        </ButtonLink>
      </Stack>
    );
  if (reason !== undefined) return <Text>{reason}</Text>;
  if (quote !== null || quotable.has(product)) return null;
  return (
    <Text>
      {`The portal makes no quotes for ${dealProductWords[product].toLowerCase()}. Ask your partner manager, who is named on the page of the programme.`}
    </Text>
  );
}
