import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useRemovalFocus } from '@quayside/page-kit/page';
import { FormColumn, useFormField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewOrderRules, NewOrderValues } from './newOrderSchema.ts';
import { addressOf, type SiteChoice } from './useSiteSearch.ts';
import type { OrderDraftPrice, OrderDraftSite, OrderSite } from '../ordersApi.ts';
import { certaintyWords } from '../orderWords.ts';

export interface SitesStepProps {
  form: SchemaForm<NewOrderValues>;
  values: NewOrderValues;
  rules: NewOrderRules;
  price: AsyncContentState<OrderDraftPrice>;
  newSiteId: () => string;
  /** Draws a `SiteCombobox`. */
  renderSiteSearch: (choice: SiteChoice) => ReactNode;
}

/** The sites of the order: a list, and a search that adds one. */
export function SitesStep(props: SitesStepProps): JSX.Element {
  const {
    form,
    values: { sites },
    rules,
    price,
    newSiteId,
    renderSiteSearch,
  } = props;
  const { id, error, control } = useFormField(form, 'sites');
  const lines = 'data' in price ? price.data?.lines : undefined;
  const set = (changed: OrderDraftSite[]): void => control.onChange(changed);
  const add = (site: OrderSite | null): void => {
    if (site) set([...sites, { id: newSiteId(), site, bSite: null, bandwidthMbps: null, termMonths: null }]);
  };
  const { value: texts, onChange: setTexts } = useFormField(form, 'siteTexts').control;
  const textOf = (key: string): Pick<SiteChoice, 'text' | 'onTextChange'> => ({
    text: texts[key] ?? '',
    onTextChange: (text) => setTexts({ ...texts, [key]: text }),
  });
  const removalFocus = useRemovalFocus();
  return (
    <Stack gap={24} {...removalFocus}>
      <FormColumn>
        <Field
          data-removal-end=""
          label={<span>{sites.length === 0 ? 'Site' : 'Add a site'}</span>}
          hint="Search by postcode, street or town."
          controlId={id}
          error={error}
        >
          {renderSiteSearch({ ...textOf('new'), site: null, onSelect: add })}
        </Field>
      </FormColumn>
      <Capped items={sites}>
        {(shown) =>
          shown.map((site, index) => (
            <SiteCard
              key={site.id}
              site={site}
              number={index + 1}
              hasTwoEnds={rules.hasTwoEnds}
              bEndText={textOf(site.id)}
              renderSiteSearch={renderSiteSearch}
              line={lines?.find((line) => line.id === site.id)}
              onChange={(changed) => set(sites.map((each) => (each.id === site.id ? changed : each)))}
              onRemove={() => set(sites.filter((each) => each.id !== site.id))}
            />
          ))
        }
      </Capped>
    </Stack>
  );
}

interface SiteCardProps extends Pick<SitesStepProps, 'renderSiteSearch'> {
  site: OrderDraftSite;
  number: number;
  hasTwoEnds: boolean;
  bEndText: Pick<SiteChoice, 'text' | 'onTextChange'>;
  line: OrderDraftPrice['lines'][number] | undefined;
  onChange: (site: OrderDraftSite) => void;
  onRemove: () => void;
}

function SiteCard(props: SiteCardProps): JSX.Element {
  const { site, number, hasTwoEnds, bEndText, line, onChange, onRemove, renderSiteSearch } = props;
  const { name } = site.site;
  return (
    <Card
      as="section"
      title={
        <>
          <span>{`${number}.`}</span> <bdi>{name}</bdi>
        </>
      }
      headingLevel={2}
      lead={hasTwoEnds ? `A end: ${addressOf(site.site)}` : addressOf(site.site)}
      actions={
        <Button variant="quiet" size="compact" data-removes="" onClick={onRemove}>
          Remove <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      }
    >
      <Stack gap={16}>
        {hasTwoEnds && (
          <FormColumn>
            <Field
              label="B end"
              hint={site.bSite === null ? `The other end of the line from ${name}.` : addressOf(site.bSite)}
            >
              {renderSiteSearch({
                ...bEndText,
                site: site.bSite,
                onSelect: (bSite) => onChange({ ...site, bSite }),
              })}
            </Field>
          </FormColumn>
        )}
        {line && (
          <DescriptionList
            columns={3}
            items={[
              {
                id: 'mrc',
                term: 'Monthly (MRC)',
                description: <Money amount={line.mrc.amount} currency={line.mrc.currency} />,
              },
              {
                id: 'nrc',
                term: 'One-off (NRC)',
                description: <Money amount={line.nrc.amount} currency={line.nrc.currency} />,
              },
              {
                id: 'certainty',
                term: 'Price',
                description: `${certaintyWords[line.certainty]}, ${line.leadTimeDays} days`,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
