import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Popover } from '@quayside/ui/Popover';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX, type SubmitEvent } from 'react';
import { CappedOptions } from '@quayside/page-kit/options';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { QuoteOptions } from '../api.ts';
import type { SharedChoice } from './chooseForAll.ts';
import { resilienceWords, termText } from '../quoteWords.ts';

/** The choices for several sites at once. */
export interface ChooseForManyProps {
  /** The text of the button that opens the panel, such as `Choose for all sites`. */
  label: string;
  options: QuoteOptions;
  onChoose: (choice: SharedChoice) => void;
  onChooseCheapest: () => void;
}

/** Asks for a bandwidth, a term and a resilience for several sites, or for the cheapest price of each. */
export function ChooseForMany({
  label,
  options,
  onChoose,
  onChooseCheapest,
}: ChooseForManyProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const [bandwidth, setBandwidth] = useState('');
  const [term, setTerm] = useState('');
  const [resilience, setResilience] = useState('');
  const isNothing = bandwidth === '' && term === '' && resilience === '';

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const bandwidthMbps = options.bandwidthsMbps.find((known) => String(known) === bandwidth);
    const termMonths = options.termsMonths.find((known) => String(known) === term);
    const wanted = options.resiliences.find((known) => known === resilience);
    setIsOpen(false);
    onChoose({
      ...(bandwidthMbps !== undefined && { bandwidthMbps }),
      ...(termMonths !== undefined && { termMonths }),
      ...(wanted !== undefined && { resilience: wanted }),
    });
  }

  return (
    <Popover
      trigger={<Button size="compact">{label}</Button>}
      title={label}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <form onSubmit={handleSubmit}>
        <Stack gap={16}>
          <Choice
            label="Bandwidth"
            value={bandwidth}
            onChange={setBandwidth}
            options={options.bandwidthsMbps.map((each) => [String(each), formatBandwidth(each)])}
          />
          <Choice
            label="Term"
            value={term}
            onChange={setTerm}
            options={options.termsMonths.map((each) => [String(each), termText(each)])}
          />
          {options.resiliences.length > 1 && (
            <Choice
              label="Resilience"
              value={resilience}
              onChange={setResilience}
              options={options.resiliences.map((each) => [each, resilienceWords[each]])}
            />
          )}
          <Stack direction="row" gap={8}>
            <Button type="submit" variant="primary" disabled={isNothing}>
              Choose
            </Button>
            <Button
              onClick={() => {
                setIsOpen(false);
                onChooseCheapest();
              }}
            >
              Cheapest for each
            </Button>
          </Stack>
        </Stack>
      </form>
    </Popover>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [id: string, text: string])[];
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">As each site has it</option>
        <CappedOptions options={options.map(([id, text]) => ({ value: id, label: text }))} selected={value} />
      </NativeSelect>
    </Field>
  );
}
