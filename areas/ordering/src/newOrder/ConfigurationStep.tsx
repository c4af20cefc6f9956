import { Card } from '@quayside/ui/Card';
import { Field } from '@quayside/ui/Field';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { CappedOptions } from '@quayside/page-kit/options';
import { Capped } from '@quayside/page-kit/list';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import {
  FormColumn,
  FormRadioGroup,
  FormSelect,
  useFormField,
  type SchemaForm,
} from '@quayside/page-kit/form';
import type { NewOrderRules, NewOrderValues } from './newOrderSchema.ts';
import type { ProductOption } from '../ordersApi.ts';
import { accessWords, resilienceWords } from '../orderWords.ts';

export interface ConfigurationStepProps {
  form: SchemaForm<NewOrderValues>;
  values: NewOrderValues;
  option: ProductOption | undefined;
  rules: NewOrderRules;
}

/** Bandwidth, access and resilience, and the sites that differ. */
export function ConfigurationStep({ form, values, option, rules }: ConfigurationStepProps): JSX.Element {
  const bandwidths = option?.bandwidthsMbps ?? [];
  const hasAccess = (option?.accesses.length ?? 0) > 1;
  return (
    <FormColumn>
      <FormSelect
        form={form}
        name="bandwidthMbps"
        label="Bandwidth"
        placeholder="Choose"
        options={bandwidths.map(toBandwidthOption)}
      />
      {hasAccess && (
        <FormRadioGroup
          form={form}
          name="access"
          label="Access"
          layout="cards"
          options={[
            {
              value: 'dedicated',
              label: accessWords.dedicated,
              description: 'The whole bandwidth at any time, with a committed repair time',
            },
            {
              value: 'shared',
              label: accessWords.shared,
              description: `Up to ${formatBandwidth(rules.sharedUpToMbps)}, about half the price`,
            },
          ]}
        />
      )}
      <FormRadioGroup
        form={form}
        name="resilience"
        label="Resilience"
        layout="cards"
        options={[
          { value: 'single', label: resilienceWords.single, description: 'A failure interrupts the service' },
          {
            value: 'dualRouter',
            label: resilienceWords.dualRouter,
            description: 'Survives the failure of a router',
          },
          {
            value: 'diverse',
            label: resilienceWords.diverse,
            description: 'Survives the failure of a line, too',
          },
        ]}
      />
      {option && option.ipAddresses.length > 0 && (
        <FormSelect
          form={form}
          name="ipAddresses"
          label="Public IP addresses for each site"
          options={option.ipAddresses.map((many) => ({ value: many, label: many }))}
        />
      )}
      {values.sites.length > 1 && <SitesThatDiffer form={form} values={values} bandwidths={bandwidths} />}
    </FormColumn>
  );
}

const toBandwidthOption = (mbps: number) => ({ value: mbps, label: formatBandwidth(mbps) });

/** A bandwidth of its own for each site that needs one. */
function SitesThatDiffer({
  form,
  values: { sites, bandwidthMbps },
  bandwidths,
}: Pick<ConfigurationStepProps, 'form' | 'values'> & { bandwidths: readonly number[] }): JSX.Element {
  const { control } = useFormField(form, 'sites');
  const forAll = bandwidthMbps === '' ? 'As above' : `As above, ${formatBandwidth(Number(bandwidthMbps))}`;
  return (
    <Card as="section" title="Bandwidth by site" lead="Choose another one where a site needs more or less.">
      <Stack gap={16}>
        <Capped items={sites}>
          {(shown) =>
            shown.map((site) => (
              <Field key={site.id} label={<bdi>{site.site.name}</bdi>}>
                <NativeSelect
                  value={site.bandwidthMbps === null ? '' : String(site.bandwidthMbps)}
                  onChange={({ target }) => {
                    const own = target.value === '' ? null : Number(target.value);
                    control.onChange(
                      sites.map((each) => (each.id === site.id ? { ...each, bandwidthMbps: own } : each)),
                    );
                  }}
                >
                  <option value="">{forAll}</option>
                  <CappedOptions options={bandwidths.map(toBandwidthOption)} selected={site.bandwidthMbps} />
                </NativeSelect>
              </Field>
            ))
          }
        </Capped>
      </Stack>
    </Card>
  );
}
