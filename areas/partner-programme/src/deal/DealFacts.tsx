import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { DealDetails } from '../api.ts';
import { dealProductWords } from '../dealWords.ts';

export function DealFacts({ deal }: { deal: DealDetails }): JSX.Element {
  const { customerName, customerPostcode, product, expectedCloseOn, registeredBy, registeredAt } = deal;
  return (
    <Card as="section" title="About this deal">
      <Stack>
        <DescriptionList
          columns={3}
          items={[
            { id: 'customer', term: 'Customer', description: <bdi>{customerName}</bdi> },
            { id: 'postcode', term: 'Postcode', description: customerPostcode },
            { id: 'product', term: 'Product', description: dealProductWords[product] },
            { id: 'close', term: 'Customer decides', description: <DateTime value={expectedCloseOn} /> },
            { id: 'by', term: 'Registered by', description: <bdi>{registeredBy.name}</bdi> },
            {
              id: 'at',
              term: 'Registered',
              description: <DateTime value={registeredAt} format="dateTime" />,
            },
          ]}
        />
        <DescriptionList
          items={[
            {
              id: 'description',
              term: 'What the customer needs',
              description: (
                <Text as="span" wrap="lines">
                  {deal.description}
                </Text>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

export function DealValue({ deal: { expected, termMonths } }: { deal: DealDetails }): JSX.Element {
  return (
    <Card as="section" title="Expected value" lead="As you registered it. VAT excluded.">
      <DescriptionList
        items={[
          { id: 'mrc', term: 'Monthly (MRC)', description: <Money {...expected.mrc} /> },
          { id: 'term', term: 'Term', description: `${termMonths} months` },
          {
            id: 'tcv',
            term: 'Total over the term (TCV)',
            description: (
              <strong>
                <Money {...expected.tcv} />
              </strong>
            ),
          },
        ]}
      />
    </Card>
  );
}

export function DealProtection({ deal }: { deal: DealDetails }): JSX.Element | null {
  const { protection, allowedActions } = deal;
  if (protection === null) return null;
  const { from, until, extension } = protection;
  return (
    <Card as="section" title="Price protection">
      <DescriptionList
        items={[
          { id: 'dates', term: 'Protected', description: <DateTime value={from} end={until} /> },
          {
            id: 'extension',
            term: 'Extended',
            description:
              extension === null ? (
                allowedActions.includes('extend') ? (
                  'Not yet. You can extend it once.'
                ) : (
                  'Not extended'
                )
              ) : (
                <span>
                  <span>{`By ${extension.days} days,`}</span> <DateTime value={extension.at} />,{' '}
                  <bdi>{extension.by}</bdi>: “<bdi>{extension.reason}</bdi>”
                </span>
              ),
          },
        ]}
      />
    </Card>
  );
}
