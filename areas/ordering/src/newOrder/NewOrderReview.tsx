import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { ReviewSection } from '@quayside/ui/ReviewSection';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { controlIdOf, type SchemaForm } from '@quayside/page-kit/form';
import { kinds, spelled } from '@quayside/page-kit/input';
import { isAccepted, isPriceChanged, type NewOrderRules, type NewOrderValues } from './newOrderSchema.ts';
import { problemsByStep, stepAddress, stepNames, type NewOrderStep } from './newOrderSteps.ts';
import { addressOf } from './useSiteSearch.ts';
import type { OrderDraft, OrderDraftPrice, ProductOption } from '../ordersApi.ts';
import { accessWords, resilienceWords, sourceWords } from '../orderWords.ts';
import { PriceChange } from './PriceChange.tsx';

export interface NewOrderReviewProps {
  draft: OrderDraft;
  form: SchemaForm<NewOrderValues>;
  values: NewOrderValues;
  rules: NewOrderRules;
  option: ProductOption | undefined;
  price: AsyncContentState<OrderDraftPrice>;
  onAcceptPrice: () => void;
}

export function NewOrderReview(props: NewOrderReviewProps): JSX.Element {
  const { draft, form, values, rules, option, price, onAcceptPrice } = props;
  const problems = problemsByStep(values, rules);
  const known = 'data' in price ? price.data : undefined;
  function section(step: NewOrderStep, items: readonly DescriptionListItem[]): JSX.Element {
    return (
      <ReviewSection
        title={stepNames[step]}
        editHref={stepAddress(draft.id, step)}
        error={problems[step].length > 0 ? problems[step].join('. ') : undefined}
      >
        <DescriptionList columns={2} items={items} />
      </ReviewSection>
    );
  }
  return (
    <Stack gap={16}>
      {known && isPriceChanged(known) && (
        <PriceChange
          buttonId={controlIdOf(form.id, 'acceptedPrice')}
          price={known}
          isAccepted={isAccepted(known, values.acceptedPrice)}
          onAccept={onAcceptPrice}
        />
      )}
      {section('service', serviceFacts(draft, values))}
      {section('sites', siteFacts(values, rules))}
      {section('configuration', configurationFacts(values, option))}
      {section('contacts', contactFacts(values))}
      {section('commercial', commercialFacts(values, rules))}
    </Stack>
  );
}

function fact(id: string, term: string, description: ReactNode): DescriptionListItem {
  return { id, term, description };
}

function serviceFacts({ source }: OrderDraft, { name, product }: NewOrderValues): DescriptionListItem[] {
  return [
    fact('name', 'Name of the order', name.trim() !== '' && <bdi>{name.trim()}</bdi>),
    fact('product', 'Product', product),
    fact(
      'source',
      'Begun as',
      source.id === null ? sourceWords[source.kind] : `${sourceWords[source.kind]} ${source.id}`,
    ),
  ];
}

function siteFacts({ sites, bandwidthMbps, termMonths }: NewOrderValues, { hasTwoEnds }: NewOrderRules) {
  return sites.flatMap(({ id, site, bSite, bandwidthMbps: mbps, termMonths: months }, index) => {
    const own = [
      mbps !== null && String(mbps) !== bandwidthMbps ? formatBandwidth(mbps) : '',
      months !== null && String(months) !== termMonths ? `${months} months` : '',
    ].filter(Boolean);
    const a = fact(
      `${id} a`,
      hasTwoEnds ? `Site ${index + 1}, A end` : `Site ${index + 1}`,
      <>
        <bdi>{site.name}</bdi>
        <span>{`, ${addressOf(site)}`}</span>
        {own.length > 0 && <span>{` (${own.join(', ')})`}</span>}
      </>,
    );
    const b = fact(
      `${id} b`,
      `Site ${index + 1}, B end`,
      bSite && (
        <span>
          <bdi>{bSite.name}</bdi>
          <span>{`, ${addressOf(bSite)}`}</span>
        </span>
      ),
    );
    return hasTwoEnds ? [a, b] : [a];
  });
}

function configurationFacts(
  { bandwidthMbps, access, resilience, ipAddresses }: NewOrderValues,
  option: ProductOption | undefined,
): DescriptionListItem[] {
  return [
    fact('bandwidth', 'Bandwidth', bandwidthMbps !== '' && formatBandwidth(Number(bandwidthMbps))),
    fact('access', 'Access', accessWords[access]),
    fact('resilience', 'Resilience', resilienceWords[resilience]),
    ...(option && option.ipAddresses.length > 0
      ? [fact('ip', 'Public IP addresses for each site', ipAddresses)]
      : []),
  ];
}

function contactFacts(values: NewOrderValues): DescriptionListItem[] {
  const { contactName, contactPhone, contactEmail, accessHours, instructions } = values;
  return [
    fact(
      'contact',
      'Site contact',
      [contactName.trim(), spelled(kinds.telephone, contactPhone)].filter(Boolean).join(', '),
    ),
    fact('email', 'E-mail', spelled(kinds.email, contactEmail)),
    fact('hours', 'Access hours', accessHours.trim()),
    fact(
      'instructions',
      'Instructions for the engineer',
      instructions.trim() !== '' && (
        <Text as="span" wrap="lines">
          {instructions.trim()}
        </Text>
      ),
    ),
  ];
}

function commercialFacts(
  { purchaseOrder, termMonths, requiredDate }: NewOrderValues,
  { earliestDate }: NewOrderRules,
): DescriptionListItem[] {
  return [
    fact('po', 'Purchase order number', purchaseOrder.trim()),
    fact('term', 'Term', `${termMonths} months`),
    fact(
      'date',
      'Required date',
      requiredDate === '' ? 'The earliest possible' : <DateTime value={requiredDate} />,
    ),
    fact('earliest', 'Earliest possible date', earliestDate !== null && <DateTime value={earliestDate} />),
  ];
}
