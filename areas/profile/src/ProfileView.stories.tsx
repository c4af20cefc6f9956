import { useState, type JSX } from 'react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { combobox } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Profile } from '@quayside/shared/profile/api.ts';
import { topics } from './profileWords.ts';
import { profile } from '@quayside/shared/profile/profile.fixtures.ts';
import { absence, longProfile } from './profile.fixtures.ts';
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx';

function ready(change: Partial<Profile> = {}): AsyncContentState<Profile> {
  return { status: 'ready', data: { ...profile, ...change } };
}

/** Holds the typed texts, as the page does. */
function WithTyping(props: ProfileViewProps): JSX.Element {
  const [typed, setTyped] = useState(props.typed);
  return (
    <ProfileView
      {...props}
      typed={typed}
      onTextType={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
    />
  );
}

const meta = preview.meta<ProfileViewProps, DecoratorFunction, ProfileViewProps>({
  title: 'Pages/Profile/Profile',
  component: ProfileView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (props) => <WithTyping {...props} />,
  args: {
    state: ready(),
    isSaving: false,
    device: { theme: 'system', density: 'comfortable', paletteShortcut: 'on' },
    topics,
    deviceZone: 'Europe/London',
    nowMs: Date.parse('2026-11-23T14:30:00Z'),
    today: '2026-11-23',
    isApprover: true,
    onDeviceChange: fn(),
    typed: { jobTitle: null, phone: null },
    onTextType: fn(),
    onTextChange: fn(),
    onZoneChange: fn(),
    onTopicChange: fn(),
    onAbsenceChange: fn(),
    onAbsenceEnd: fn(),
    onRetry: fn(),
  },
});

/** Each choice is reported at once. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onDeviceChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(args.onDeviceChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onDeviceChange).toHaveBeenLastCalledWith({ paletteShortcut: 'off' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Quotes/ }));
    await expect(args.onTopicChange).toHaveBeenCalledWith('quotes', true);
  },
});

/** A text is saved on leaving its field or on Enter. Escape gives the saved one back. */
export const Texts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: /^Job title/ });
    await userEvent.type(title, ' and voice');
    await expect(args.onTextChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onTextChange).toHaveBeenLastCalledWith('jobTitle', 'Head of networks and voice');
    const phone = canvas.getByRole('textbox', { name: /^Telephone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0117 496 0000{Enter}');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('phone', '0117 496 0000');
    await userEvent.type(phone, '99{Escape}');
    await expect(phone).toHaveValue('020 7946 0991');
    await expect(args.onTextChange).toHaveBeenCalledTimes(2);
  },
});

/** A zone is found by its city; an emptied input changes nothing until another zone is chosen. */
export const TimeZone = meta.story({
  args: { state: ready({ timeZone: 'Europe/Berlin' }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const zones = combobox(canvasElement, userEvent);
    await expect(zones.value()).toBe('Europe/Berlin');
    await zones.clear();
    await expect(args.onZoneChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox'), 'new york');
    await zones.choose('America/New York');
    await expect(args.onZoneChange).toHaveBeenCalledWith('America/New_York');
  },
});

/** Text typed before a reload is restored, and marked as not saved. */
export const NotSavedYet = meta.story({
  args: { typed: { jobTitle: 'Head of voice', phone: null } },
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: /^Job title/ });
    await expect(title).toHaveValue('Head of voice');
    await expect(title).toHaveAccessibleDescription(/^Not saved yet/);
    await userEvent.type(title, '{Enter}');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('jobTitle', 'Head of voice');
  },
});

/** The page shows the absence, and a button that ends it. */
export const OutOfOffice = meta.story({
  args: { state: ready({ outOfOffice: absence }), today: '2026-12-22' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/stands in for you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I’m back' }));
    await expect(args.onAbsenceEnd).toHaveBeenCalledWith(absence);
  },
});

export const OutOfOfficePlanned = meta.story({
  args: { state: ready({ outOfOffice: absence }) },
});

export const Saving = meta.story({ args: { isSaving: true } });

/** A user without access to a view: few topics, no approvals. */
export const WithoutAView = meta.story({
  args: { topics: topics.slice(-1), isApprover: false },
});

export const LongText = meta.story({ args: { state: ready(longProfile) } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

/** The settings of the device still work. */
export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getProfile 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onDeviceChange).toHaveBeenCalledWith({ theme: 'light' });
  },
});

export const Offline = meta.story({ args: { state: { status: 'failed', cause: 'offline' } } });
