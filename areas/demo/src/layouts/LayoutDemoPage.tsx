import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { Field } from '@quayside/ui/Field';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Tabs } from '@quayside/ui/Tabs';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { DemoPart } from '../DemoPart.tsx';
import { usePathState } from '@quayside/page-kit/page';
import { layoutIds, layoutNames, layoutStates, stateNames, type LayoutId } from './layoutStates.ts';

const loadLayout = {
  list: async () => (await import('./ListSample.tsx')).ListSample,
  detail: async () => (await import('./DetailSample.tsx')).DetailSample,
  create: async () => (await import('./CreateSample.tsx')).CreateSample,
  wizard: async () => (await import('./WizardSample.tsx')).WizardSample,
  dashboard: async () => (await import('./DashboardSample.tsx')).DashboardSample,
  ending: async () => (await import('./EndingSample.tsx')).EndingSample,
};

/** The layouts of the portal with sample data. Each sample is a whole page, with the heading of one. */
export function LayoutDemoPage(): JSX.Element {
  const [{ layout, state }, show] = usePathState(layoutDemoPath);
  return (
    <PageContent>
      <Tabs
        label="Layouts"
        value={layout}
        // Another layout begins in its first state.
        onValueChange={(next) => show({ layout: next, state: '', step: '' }, { replace: true })}
        tabs={layoutIds.map((id) => ({
          id,
          label: layoutNames[id],
          panel: (
            <Stack gap={24}>
              <StateChoice
                layout={id}
                state={state}
                onChange={(next) => show({ state: next }, { replace: true })}
              />
              <DemoPart
                name={layoutNames[id]}
                load={loadLayout[id]}
                fallback={
                  <>
                    <PageHeader title="Layout demo" />
                    <Skeleton lines={12} />
                  </>
                }
              />
            </Stack>
          ),
        }))}
      />
    </PageContent>
  );
}

interface StateChoiceProps {
  layout: LayoutId;
  state: string;
  onChange: (state: string) => void;
}

function StateChoice({ layout, state, onChange }: StateChoiceProps): JSX.Element {
  const states = layoutStates[layout];
  if (states.length === 0)
    return <Text>Sample data. Try it: the states appear as you use it. Nothing is sent.</Text>;
  return (
    <Field label="State" hint="Sample data. Nothing is sent." style={{ maxInlineSize: '16rem' }}>
      <NativeSelect value={state} onChange={(event) => onChange(event.target.value)}>
        {states.map((id) => (
          <option key={id} value={id}>
            {stateNames[id]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
