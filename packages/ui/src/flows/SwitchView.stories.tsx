import { useState, type JSX } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { SwitchViewDialog } from '../components/SwitchViewDialog/SwitchViewDialog.tsx';
import { dialog, topNav } from '../testing/index.ts';
import type { PortalView } from '../theme/rootAttributes.ts';
import { PortalFrame } from './PortalFrame.fixtures.tsx';

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

/** Nothing changes before the user confirms. */
export const Asked = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apolloAccent = accent();
    const question = dialog(document, userEvent);
    await topNav(canvasElement, userEvent).chooseView('artemis');
    await question.opened();
    await expect(question.title()).toBe('Switch Portal View');
    await expect(canvas.getByText('Provisioning cases')).toBeVisible();
    await expect(accent()).toBe(apolloAccent);
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apolloAccent = accent();
    const question = dialog(document, userEvent);
    await topNav(canvasElement, userEvent).chooseView('artemis');
    await question.opened();
    await expect(question.title()).toBe('Switch Portal View');
    await expect(question.text()).toContain('Are you sure you want to switch to Artemis?');
    await question.press('Confirm');
    const switcher = await canvas.findByRole('button', { name: 'Switch view: Artemis' });
    await waitFor(() => expect(switcher).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(accent()).not.toBe(apolloAccent);
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const switcher = canvas.getByRole('button', { name: 'Switch view: Apollo' });
    switcher.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Artemis' }));
    await screen.findByRole('alertdialog', { name: 'Switch Portal View' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(switcher).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Provisioning cases' })).toBeVisible();
  },
});

export const TheCurrentViewJustCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch view: Apollo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apollo' }));
    await expect(canvas.queryByRole('button', { name: 'Artemis' })).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
