import { Checkbox } from '@quayside/ui/Checkbox';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import { Grid } from '@quayside/ui/Grid';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { ProductOffer, QuoteOptions } from '../api.ts';
import { CELL_COUNT_LIMIT } from '../editing/quoteContent.ts';
import { cellCount } from '../quoteSteps.ts';
import { resilienceWords, termText } from '../quoteWords.ts';

export interface OptionsFieldsProps {
  offer: Pick<ProductOffer, 'bandwidthsMbps' | 'termsMonths' | 'resiliences'>;
  options: QuoteOptions;
  disabled?: boolean;
  onChange: (options: QuoteOptions) => void;
}

/** The bandwidths, terms and resiliences to price, and how many prices a site gets by them. */
export function OptionsFields({
  offer,
  options,
  disabled = false,
  onChange,
}: OptionsFieldsProps): JSX.Element {
  const { bandwidthsMbps, termsMonths, resiliences } = options;
  return (
    <Stack gap={16}>
      <Grid columns="three" gap={24}>
        <Choices
          label="Bandwidths"
          noun="bandwidth"
          offered={offer.bandwidthsMbps}
          chosen={bandwidthsMbps}
          text={formatBandwidth}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...options, bandwidthsMbps: chosen })}
        />
        <Choices
          label="Terms"
          noun="term"
          offered={offer.termsMonths}
          chosen={termsMonths}
          text={termText}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...options, termsMonths: chosen })}
        />
        <Choices
          label="Resilience"
          noun="resilience"
          offered={offer.resiliences}
          chosen={resiliences}
          text={(each) => resilienceWords[each]}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...options, resiliences: chosen })}
        />
      </Grid>
      <CellCount options={options} />
    </Stack>
  );
}

function Choices<Value extends string | number>({
  label,
  noun,
  offered,
  chosen,
  text,
  disabled,
  onChange,
}: {
  label: string;
  noun: string;
  offered: readonly Value[];
  chosen: readonly Value[];
  text: (value: Value) => string;
  disabled: boolean;
  onChange: (chosen: Value[]) => void;
}): JSX.Element {
  // A value that the plan no longer offers stays visible, so that it can be taken away.
  const gone = chosen.filter((value) => !offered.includes(value));
  const all = [...offered, ...gone];
  return (
    <FieldGroup
      label={label}
      disabled={disabled}
      error={chosen.length === 0 ? `Choose at least one ${noun}` : undefined}
    >
      {all.map((value) => (
        <Checkbox
          key={value}
          label={text(value)}
          checked={chosen.includes(value)}
          {...(gone.includes(value) && { hint: 'Not offered by your price plan any more' })}
          onChange={() =>
            onChange(all.filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))))
          }
        />
      ))}
    </FieldGroup>
  );
}

/** The number of prices that the chosen options result in, with an error when there are too many. */
function CellCount({ options }: { options: QuoteOptions }): JSX.Element | null {
  const { bandwidthsMbps, termsMonths, resiliences } = options;
  const cells = cellCount(options);
  if (cells === 0) return null;
  const sum = [bandwidthsMbps, termsMonths, resiliences].map(({ length }) => length).join(' × ');
  const isTooMany = cells > CELL_COUNT_LIMIT;
  return (
    <output>
      <strong>{cells === 1 ? '1 price a site' : `${cells} prices a site`}</strong>
      <span>{` (${sum}). `}</span>
      <span>
        {isTooMany
          ? `At most ${CELL_COUNT_LIMIT} are possible. Choose fewer.`
          : `Up to ${CELL_COUNT_LIMIT} are possible.`}
      </span>
    </output>
  );
}
