import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ServiceIssues } from '../api.ts';
import { KnownIssues, type KnownIssuesProps } from './KnownIssues.tsx';
import { invoiceCase, incident, noIssues, serviceIssues, waitingCase } from '../summary.fixtures.ts';

const known: AsyncContentState<ServiceIssues> = { status: 'ready', data: serviceIssues };

const meta = preview.meta<KnownIssuesProps, DecoratorFunction, KnownIssuesProps>({
  title: 'Pages/Support/Known issues',
  component: KnownIssues,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    state: known,
    serviceId: 'QS-104200',
    followingCase: null,
    onFollow: fn(),
    onRetry: fn(),
  },
});

/** A case that the reader follows already leads to its page. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow this case instead 00012345' }));
    await expect(args.onFollow).toHaveBeenCalledWith('00012345');
    await expect(canvas.getByRole('link', { name: 'You follow this case 00012348' })).toHaveAttribute(
      'href',
      '/support/cases/00012348',
    );
  },
});

export const Following = meta.story({ args: { followingCase: '00012345' } });

/** Three cases, and a link to the others. */
export const ManyCases = meta.story({
  args: {
    state: {
      status: 'ready',
      data: {
        ...noIssues,
        openCases: Array.from({ length: 12 }, (_, index) => ({
          ...waitingCase,
          caseNumber: String(index).padStart(8, '0'),
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'All 12 open cases on this service' })).toHaveAttribute(
      'href',
      '/support/cases?status=open&serviceId=QS-104200',
    );
  },
});

export const IncidentOver = meta.story({
  args: {
    state: {
      status: 'ready',
      data: {
        ...noIssues,
        incidents: [{ ...incident, state: 'resolved', nextUpdateAt: null }],
      },
    },
  },
});

export const NothingKnown = meta.story({ args: { state: { status: 'ready', data: noIssues } } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

/** A failed check keeps nobody from raising a case. */
export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getServiceIssues 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    state: {
      status: 'ready',
      data: { ...noIssues, openCases: [{ ...invoiceCase, subject: 'Störungsmeldung'.repeat(20) }] },
    },
  },
});
