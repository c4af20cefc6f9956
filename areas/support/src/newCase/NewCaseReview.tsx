import { CopyButton } from '@quayside/ui/CopyButton';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { ReviewSection } from '@quayside/ui/ReviewSection';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import type { Upload } from '@quayside/shared/conversation/createUploads.ts';
import { kinds, spelled } from '@quayside/page-kit/input';
import { siteOf } from '@quayside/shared/services/serviceOption.ts';
import { wordOf } from '@quayside/page-kit/schema';
import { caseImpactWords, casePriorityWords, caseTypeWords, referenceTerm } from '../caseWords.ts';
import { hasSite, momentOf, type NewCaseValues } from './newCaseSchema.ts';
import type { NewCaseFiles } from './useNewCaseFiles.ts';
import { problemsByStep, stepAddress, stepNames, type NewCaseStep } from './newCaseSteps.ts';

export interface NewCaseReviewProps {
  values: NewCaseValues;
  files: Pick<NewCaseFiles, 'files'>;
  /** The service that the address names; empty without one. */
  serviceId: string;
  known: ReactNode;
}

/** Returns the reason why the case cannot be raised with these files; null when it can. */
export function problemOfFiles(files: readonly Upload[]): string | null {
  const failed = files.find(({ state }) => state.status === 'failed');
  return failed ? `“${failed.name}” was not uploaded. Retry or remove it` : null;
}

export function NewCaseReview({
  values,
  files: { files },
  serviceId,
  known,
}: NewCaseReviewProps): JSX.Element {
  const problems = problemsByStep(values);
  const fileProblem = problemOfFiles(files);
  function section(step: NewCaseStep, items: readonly DescriptionListItem[]): JSX.Element {
    const found = [...(step === 'extras' && fileProblem !== null ? [fileProblem] : []), ...problems[step]];
    return (
      <ReviewSection
        title={stepNames[step]}
        editHref={stepAddress(step, serviceId)}
        error={found.length > 0 ? found.join('. ') : undefined}
      >
        <DescriptionList columns={2} items={items} />
      </ReviewSection>
    );
  }
  return (
    <Stack gap={16}>
      {values.about === 'service' && values.service !== null && known}
      {section('service', serviceFacts(values))}
      {section('problem', problemFacts(values))}
      {section('details', detailFacts(values))}
      {section('extras', [
        fact('files', 'Files', files.map(({ name }) => name).join(', ') || 'None'),
        fact(
          'followers',
          'Colleagues who follow',
          values.followers.map(({ name }) => name).join(', ') || 'None',
        ),
      ])}
    </Stack>
  );
}

function fact(
  id: string,
  term: string,
  description: ReactNode,
  kind: DescriptionListItem['kind'] = 'text',
): DescriptionListItem {
  return { id, term, description, kind };
}

function serviceFacts({ about, service }: NewCaseValues): DescriptionListItem[] {
  if (about === 'other') return [fact('about', 'About', 'Not about a service')];
  return [
    fact('name', 'Service', service?.name),
    fact(
      'id',
      'Number',
      service && (
        <>
          {service.id} <CopyButton value={service.id} />
        </>
      ),
      'identifier',
    ),
    fact('product', 'Product', service?.product),
    fact('site', 'Site', service && siteOf(service)),
  ];
}

function problemFacts(values: NewCaseValues): DescriptionListItem[] {
  const { type, impact, priority, subject, description } = values;
  return [
    fact('type', 'Type', wordOf(caseTypeWords, type)),
    ...(type === 'fault' ? [fact('impact', 'Impact', impact !== '' && caseImpactWords[impact].text)] : []),
    fact('priority', 'Priority for you', wordOf(casePriorityWords, priority)),
    fact('subject', 'Subject', subject.trim()),
    fact(
      'description',
      'Description',
      description.trim() !== '' && (
        <Text as="span" wrap="lines">
          {description.trim()}
        </Text>
      ),
    ),
  ];
}

function detailFacts(values: NewCaseValues): DescriptionListItem[] {
  const { type, startedDay, startedTime, contactName, contactPhone, accessHours } = values;
  const fault = [
    fact('started', 'Started', started(startedDay, startedTime)),
    fact(
      'tests',
      'Tests that interrupt the service',
      values.intrusiveTestsAllowed ? 'Allowed at any time' : 'Only after a call',
    ),
  ];
  const site = [
    fact(
      'contact',
      'Contact at the site',
      [contactName.trim(), spelled(kinds.telephone, contactPhone)].filter(Boolean).join(', '),
    ),
    fact('hours', 'Access hours', accessHours.trim()),
  ];
  return [
    ...(type === 'fault' ? fault : []),
    ...(hasSite(type) ? site : []),
    fact('reference', referenceTerm(type), values.customerReference.trim()),
  ];
}

function started(day: string, time: string): ReactNode {
  const moment = momentOf(day, time);
  if (moment === null) return null;
  return time.trim() === '' ? <DateTime value={day} /> : <DateTime value={moment} format="dateTime" />;
}
