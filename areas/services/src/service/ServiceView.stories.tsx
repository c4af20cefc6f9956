import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { forReadOnly, forRole } from '@quayside/shared/rights/actions.fixtures.ts';
import { CasesTab, ChangesTab, DocumentsTab } from './RelatedTabs.tsx';
import {
  ceasedService,
  ceasingService,
  circuit,
  downService,
  expiringService,
  liveService,
  lockedService,
  longService,
  receivedAtMs as now,
  orderedService,
  suspendedService,
} from '@quayside/shared/services/service.fixtures.ts';
import { serviceCases, serviceChanges, serviceDocuments } from './related.fixtures.ts';
import { ServiceView, type ServiceViewProps } from './ServiceView.tsx';

const loading: AsyncContentState<ServiceDetails> = { status: 'loading' };

const meta = preview.meta<ServiceViewProps, DecoratorFunction, ServiceViewProps>({
  title: 'Pages/Services/Service',
  component: ServiceView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', data: liveService },
    receivedAtMs: now,
    now,
    tab: 'overview',
    panels: {
      changes: (
        <ChangesTab
          serviceId={liveService.id}
          state={{ status: 'ready', data: serviceChanges }}
          onRetry={fn()}
        />
      ),
      cases: (
        <CasesTab serviceId={liveService.id} state={{ status: 'ready', data: serviceCases }} onRetry={fn()} />
      ),
      documents: (
        <DocumentsTab
          page={1}
          pageSize={10}
          state={{ status: 'ready', data: serviceDocuments }}
          onPageChange={fn()}
          onRetry={fn()}
        />
      ),
    },
    onTabChange: fn(),
    onOpen: fn(),
    onRefresh: fn(),
  },
});

export const Overview = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/One day had an interruption. It was degraded on one more day.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Contract and price' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('contract');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onOpen).toHaveBeenCalledWith('edit');
    await expect(canvas.getByRole('link', { name: 'Request a change' })).toHaveAttribute(
      'href',
      '/services/change-requests/new?serviceId=QS-104200',
    );
  },
});

export const Sites = meta.story({ args: { tab: 'sites', state: { status: 'ready', data: circuit } } });

export const Contract = meta.story({ args: { tab: 'contract' } });

/** The deadline is above the tabs and beside the day. */
export const NoticeNear = meta.story({
  args: { tab: 'contract', state: { status: 'ready', data: expiringService } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Decide in 40 days')).toBeVisible();
    await expect(canvas.getByText('This contract renews for a year unless you give notice')).toBeVisible();
  },
});

export const Changes = meta.story({
  args: { tab: 'changes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 1 of 14.')).toBeVisible();
  },
});

export const Cases = meta.story({ args: { tab: 'cases' } });

export const Documents = meta.story({ args: { tab: 'documents' } });

/** The health is separate from the status: the service is live, and down. */
export const Down = meta.story({
  args: { state: { status: 'ready', data: downService } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open case 00012345' })).toBeVisible();
  },
});

/** Every user sees who locked the service, when and why. A prevented action shows its reason. */
export const Locked = meta.story({
  args: { state: { status: 'ready', data: lockedService } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Year-end freeze until 5 January/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Request a change' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: /^Cease the service/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(args.onOpen).toHaveBeenCalledWith('unlock');
  },
});

const readOnlyService = forReadOnly(liveService, 'request changes');

/** The role Read-only sees everything, and may change nothing: each action is disabled with its reason. */
export const ForReadOnly = meta.story({
  args: { state: { status: 'ready', data: readOnlyService } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Raise a case', 'Edit', 'Request a change']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/^Your role Read-only may not request changes\./);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of [/^Lock against change/, /^Cease the service/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The role Support raises cases about a service, and changes nothing of it. */
export const ForSupport = meta.story({
  args: {
    state: { status: 'ready', data: forRole(liveService, 'Support', 'request changes', ['raiseCase']) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Raise a case' })).toBeVisible();
    for (const name of ['Edit', 'Request a change'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        /^Your role Support may not request changes\./,
      );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of [/^Lock against change/, /^Cease the service/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** On a phone the refused actions are in the menu, each with its reason: no row of disabled buttons. */
export const ForReadOnlyOnPhone = meta.story({
  args: { state: { status: 'ready', data: readOnlyService } },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Request a change' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of [/^Request a change/, /^Raise a case/, /^Edit/, /^Lock against change/, /^Cease/]) {
      const item = canvas.getByRole('button', { name });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent(/Your role Read-only may not request changes\./);
    }
  },
});

export const InDelivery = meta.story({
  args: { state: { status: 'ready', data: orderedService } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Follow the delivery' })).toHaveAttribute(
      'href',
      '/services/provisioning-cases/PC-204292',
    );
  },
});

export const Ceasing = meta.story({
  args: { state: { status: 'ready', data: ceasingService } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until its last day/)).toHaveTextContent(/22 Feb 2027/);
    await expect(canvas.getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      '/services/change-requests/CR-3777',
    );
  },
});

export const Suspended = meta.story({ args: { state: { status: 'ready', data: suspendedService } } });

export const Ceased = meta.story({ args: { state: { status: 'ready', data: ceasedService } } });

export const LongTexts = meta.story({ args: { state: { status: 'ready', data: longService } } });

export const Loading = meta.story({ args: { state: loading, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: liveService } } });

/** The facts are older than they should be. */
export const NotUpdated = meta.story({
  args: {
    state: { status: 'failed', reference: 'getService 503', data: liveService, receivedAt: now },
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getService 500' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/getService 500/)).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const Offline = meta.story({
  args: { state: { status: 'failed', cause: 'offline' } },
});

export const NotFound = meta.story({
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  },
});
