import { numbersPath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { nextOfPort } from '../portTexts.ts';
import type { PortDetails } from '../portsApi.ts';
import { portFieldWords } from '../voiceWords.ts';

const titles: Record<PortDetails['status'], string> = {
  draft: 'This is a draft',
  inReview: 'What happens next',
  waitingForSignature: 'We wait for a signature',
  agreed: 'The date is agreed',
  actionRequired: 'Something is missing',
  rejected: 'The losing provider rejected the port',
  complete: 'The numbers are here',
  cancelled: 'The port is cancelled',
};

/** The next step of a port. For a stopped port: the reason in plain words, and the details to correct. */
export function PortNextStep({ port }: { port: PortDetails }): JSX.Element {
  const { status, problem, waitingFor, numbers } = port;
  const [first] = numbers;
  if (problem !== null)
    return (
      <InlineAlert tone="critical" title={problem.title}>
        <Stack gap={12}>
          <span>{problem.text}</span>
          <Capped items={problem.corrections}>
            {(shown) => (
              <Text as="ul">
                {shown.map(({ field, text }) => (
                  <li key={field}>
                    <strong>{`${portFieldWords[field]}:`}</strong> {text}
                  </li>
                ))}
              </Text>
            )}
          </Capped>
          <span>{nextOfPort(port)}</span>
        </Stack>
      </InlineAlert>
    );
  return (
    <InlineAlert
      tone={toneOf(status, waitingFor)}
      title={titles[status]}
      action={
        status === 'complete' &&
        first && <ButtonLink href={numbersPath.href({ q: first.first })}>Show the numbers</ButtonLink>
      }
    >
      {nextOfPort(port)}
    </InlineAlert>
  );
}

function toneOf(
  status: PortDetails['status'],
  waitingFor: PortDetails['waitingFor'],
): 'info' | 'caution' | 'positive' {
  if (status === 'complete' || status === 'agreed') return 'positive';
  return waitingFor === 'you' ? 'caution' : 'info';
}
