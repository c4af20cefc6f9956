import {
  useAddToast,
  useMaintenance,
  type UseMaintenanceResult,
  useNavigation,
  type UseNavigationResult,
  useView,
  type UseViewResult,
} from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';

const service: Readonly<Record<UseMaintenanceResult['state']['status'], JSX.Element>> = {
  available: <StatusLabel tone="positive">Answers</StatusLabel>,
  notice: <StatusLabel tone="critical">Does not answer</StatusLabel>,
  waiting: <StatusLabel tone="critical">A page waits for it</StatusLabel>,
  retrying: <StatusLabel tone="caution">Is tried again</StatusLabel>,
};

const navigation: Readonly<Record<UseNavigationResult['state']['status'], JSX.Element>> = {
  idle: <StatusLabel>Not asked for</StatusLabel>,
  loading: <StatusLabel tone="info">Loading</StatusLabel>,
  ready: <StatusLabel tone="positive">Ready</StatusLabel>,
  failed: <StatusLabel tone="critical">Failed</StatusLabel>,
};

const views: Readonly<Record<UseViewResult['view'], string>> = { apollo: 'Apollo', artemis: 'Artemis' };

const toasts = {
  Info: { tone: 'info', text: 'This is how news looks.' },
  Positive: { tone: 'positive', text: 'This is how a success looks.' },
  Caution: { tone: 'caution', text: 'This is how a warning looks.' },
  Critical: { tone: 'critical', text: 'This is how a failure looks. It stays until it is dismissed.' },
} as const;

/** The states of the session, the navigation and the service, and toasts of each tone. */
export function States(): JSX.Element {
  const { state: maintenance } = useMaintenance();
  const { state: navigationState } = useNavigation();
  const { view } = useView();
  const addToast = useAddToast();
  return (
    <Card as="section" title="States" lead="As they are now">
      <Stack gap={24}>
        <DescriptionList
          columns={3}
          items={[
            { id: 'service', term: 'Service', description: service[maintenance.status] },
            { id: 'navigation', term: 'Navigation', description: navigation[navigationState.status] },
            { id: 'view', term: 'View', description: views[view] },
          ]}
        />
        <FieldGroup label="Add a toast">
          <Stack direction="row" gap={8}>
            {Object.entries(toasts).map(([name, toast]) => (
              <Button key={name} size="compact" onClick={() => addToast(toast)}>
                {name}
              </Button>
            ))}
          </Stack>
        </FieldGroup>
      </Stack>
    </Card>
  );
}
