import { useState, type JSX } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import {
  SwitchViewDialog,
  type SwitchViewDialogLabels,
} from '../components/SwitchViewDialog/SwitchViewDialog.tsx';
import type { TopNavLabels } from '../components/TopNav/TopNav.tsx';
import { dialog, topNav } from '../testing/index.ts';
import { fillLabel } from '../theme/fillLabel.ts';
import type { PortalView } from '../theme/rootAttributes.ts';
import { PortalFrame } from './PortalFrame.fixtures.tsx';

const question = () => labelsOf<SwitchViewDialogLabels>('SwitchViewDialog');
const bar = () => labelsOf<TopNavLabels>('TopNav');
const switcherOf = (view: string) => `${bar().switchView}: ${view}`;

/** The host asks for confirmation before it switches the view. */
function Portal(): JSX.Element {
  const [view, setView] = useState<PortalView>('apollo');
  const [wanted, setWanted] = useState<PortalView | null>(null);
  return (
    <PortalFrame view={view} onSelectView={setWanted}>
      <PageHeader title={view === 'apollo' ? 'Provisioning cases' : 'Dashboard'} />
      {wanted && (
        <SwitchViewDialog
          open
          view={wanted}
          onCancel={() => setWanted(null)}
          onConfirm={() => {
            setWanted(null);
            setView(wanted);
          }}
        />
      )}
    </PortalFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/Switch the view',
  component: Portal,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
});

function accent(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--qs-color-accent');
}

/** The view stays the same until the user confirms. */
export const Asked = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apolloAccent = accent();
    const shown = dialog(document, userEvent);
    await topNav(canvasElement, userEvent).chooseView('artemis');
    await shown.opened();
    await expect(shown.title()).toBe(question().title);
    await expect(canvas.getByText('Provisioning cases')).toBeVisible();
    await expect(accent()).toBe(apolloAccent);
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apolloAccent = accent();
    const shown = dialog(document, userEvent);
    await topNav(canvasElement, userEvent).chooseView('artemis');
    await shown.opened();
    await expect(shown.title()).toBe(question().title);
    await expect(shown.text()).toContain(fillLabel(question().question, { view: question().artemis }));
    await shown.press(question().confirm);
    const switcher = await canvas.findByRole('button', { name: switcherOf('Artemis') });
    await waitFor(() => expect(switcher).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(accent()).not.toBe(apolloAccent);
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const switcher = canvas.getByRole('button', { name: switcherOf('Apollo') });
    switcher.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Artemis' }));
    await screen.findByRole('alertdialog', { name: question().title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(switcher).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Provisioning cases' })).toBeVisible();
  },
});

export const TheCurrentViewJustCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: switcherOf('Apollo') }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apollo' }));
    await expect(canvas.queryByRole('button', { name: 'Artemis' })).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
