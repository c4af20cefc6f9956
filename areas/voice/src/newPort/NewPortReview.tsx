import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { ReviewSection } from '@quayside/ui/ReviewSection';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { describeDay } from '@quayside/page-kit/form';
import { formatCount } from '@quayside/page-kit/format';
import { kinds, spelled } from '@quayside/page-kit/input';
import { problemsByStep, stepAddress, stepNames, type NewPortStep } from './newPortSteps.ts';
import { countOf, formatSpan, readNumbers } from '../phoneNumber.ts';
import { problemOfLetter } from '../ports/useLetter.ts';
import type { NewPortWizardProps } from './NewPortWizard.types.ts';
import { PortabilityResults } from './PortabilityResults.tsx';

export function NewPortReview({
  values,
  earliest,
  providers,
  trunks,
  letter,
  portability,
}: NewPortWizardProps): JSX.Element {
  const problems = problemsByStep(values, earliest);
  const letterProblem = problemOfLetter(letter.files);
  function section(step: NewPortStep, items: readonly DescriptionListItem[]): JSX.Element {
    const found = [
      ...problems[step],
      ...(step === 'account' && letterProblem !== null ? [letterProblem] : []),
    ];
    return (
      <ReviewSection
        title={stepNames[step]}
        editHref={stepAddress(step)}
        error={found.length > 0 ? found.join('. ') : undefined}
      >
        <DescriptionList columns={2} items={items} />
      </ReviewSection>
    );
  }
  const { spans } = readNumbers(values.numbers);
  const count = spans.reduce((total, span) => total + countOf(span), 0);
  const [file] = letter.files;
  const { requestedDate, trunkId, losingProviderId } = values;
  const hasProblem = portability.check?.results.some(({ outcome }) => outcome !== 'portable') ?? false;
  return (
    <Stack gap={16}>
      {hasProblem && <PortabilityResults {...portability} />}
      {section('numbers', [
        fact('provider', 'From', providers.find(({ id }) => id === losingProviderId)?.name),
        fact(
          'numbers',
          count === 1 ? '1 number' : `${formatCount(count)} numbers`,
          spans.map((span) => <div key={span.first}>{formatSpan(span)}</div>),
        ),
      ])}
      {section('account', [
        fact('number', 'Account number', values.accountNumber.trim()),
        fact('name', 'Account name', <bdi>{values.accountName.trim()}</bdi>),
        fact('postcode', 'Billing postcode', spelled(kinds.postcode, values.postcode)),
        fact('letter', 'Letter of authority', file?.name ?? 'Not attached yet'),
      ])}
      {section('date', [
        fact('date', 'Port on', describeDay(requestedDate)),
        fact('trunk', 'Calls go to', trunks.find(({ id }) => id === trunkId)?.name ?? 'No trunk chosen'),
        fact('group', 'Group', <bdi>{values.group.trim()}</bdi>),
      ])}
      {file === undefined && (
        <InlineAlert tone="info" title="The port will wait for your signature">
          You can submit it now, and attach the letter of authority to it later.
        </InlineAlert>
      )}
    </Stack>
  );
}

function fact(id: string, term: string, description: ReactNode): DescriptionListItem {
  return { id, term, description };
}
