import { deliveriesPath, servicesPath } from '@quayside/contract/paths/services';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { ProgressBar } from '@quayside/ui/ProgressBar';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { Project } from '../projectsApi.ts';
import { outlookWords } from '../outlookWords.ts';

export const projectColumns: readonly TableColumn<Project>[] = [
  {
    id: 'name',
    header: 'Project',
    width: 'wide',
    isRowHeader: true,
    cell: ({ id, name }) => (
      <RowTitle href={servicesOf(id)} detail={id}>
        <bdi>{name}</bdi>
      </RowTitle>
    ),
  },
  {
    id: 'outlook',
    header: 'Outlook',
    width: 'fit',
    cell: (project) => <Outlook project={project} />,
  },
  {
    id: 'delivered',
    header: 'Delivered',
    width: 'wide',
    cell: ({ name, delivered, total }) => (
      <ProgressBar
        label={<VisuallyHidden>{`Delivered of ${name}`}</VisuallyHidden>}
        value={delivered}
        max={total}
        valueText={`${formatCount(delivered)} of ${formatCount(total)}`}
      />
    ),
  },
  {
    id: 'waitingForYou',
    header: 'Waiting for you',
    width: 'fit',
    cell: ({ id, waitingForYou }) =>
      waitingForYou === 0 ? (
        'Nothing'
      ) : (
        <Link href={servicesPath.href({ projectId: id, waitingFor: 'you' })}>
          <StatusLabel tone="caution" emphasis="strong">
            {`${formatCount(waitingForYou)} ${waitingForYou === 1 ? 'service' : 'services'}`}
          </StatusLabel>
        </Link>
      ),
  },
  {
    id: 'committed',
    header: 'Committed date',
    kind: 'number',
    width: 'fit',
    cell: ({ committedDate, outlook }) =>
      committedDate === null ? outlook !== 'complete' && 'Not yet' : <DateTime value={committedDate} />,
  },
  {
    id: 'next',
    header: 'Next milestone',
    width: 'wide',
    cell: ({ nextMilestone }) =>
      nextMilestone && (
        <Stack gap={4}>
          <span>
            <span>{`${nextMilestone.name},`}</span> <DateTime value={nextMilestone.date} />
          </span>
          <small>
            <bdi>{nextMilestone.siteName}</bdi>
          </small>
        </Stack>
      ),
  },
];

function servicesOf(projectId: string): string {
  return servicesPath.href({ projectId });
}

const troubles = [
  ['delayed', 'delayed'],
  ['atRisk', 'at risk'],
] as const;

/** The outlook, and how many deliveries are late or may be, each number a link to them. */
function Outlook({ project }: { project: Project }): JSX.Element {
  const { id, outlook } = project;
  return (
    <Stack gap={4} align="start">
      <StatusLabel tone={outlookWords[outlook].tone} emphasis={outlook === 'delayed' ? 'strong' : 'quiet'}>
        {outlookWords[outlook].text}
      </StatusLabel>
      {troubles.map(
        ([trouble, word]) =>
          project[trouble] > 0 && (
            <small key={trouble}>
              <Link href={deliveriesPath.href({ projectId: id, outlook: trouble })}>
                {`${formatCount(project[trouble])} ${word}`}
              </Link>
            </small>
          ),
      )}
    </Stack>
  );
}
