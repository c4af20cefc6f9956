import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useWelcomeTour, WelcomePopup, type WelcomePopupProps } from './WelcomePopup.tsx';

const headings = [
  '1Access for quoting and ordering',
  'Services and Projects',
  'Support cases',
  'Your own Dashboard',
  'Universal search',
  'Resources',
];

function Touring(props: WelcomePopupProps) {
  return <WelcomePopup {...props} {...useWelcomeTour()} />;
}

const meta = preview.meta({
  title: 'Dialogs/WelcomePopup',
  component: WelcomePopup,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 560 },
  },
  argTypes: {
    step: { control: { type: 'number', min: 0, max: 5 } },
    view: { control: 'inline-radio', options: ['tour', 'all'] },
  },
  args: { open: true, onClose: fn(), onStepChange: fn(), onViewChange: fn() },
});

export const OneAccess = meta.story({
  tags: ['WELCOME-2'],
  args: { step: 0, view: 'tour' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Welcome to Quayside' })).toBeVisible());
    await expect(screen.getByText('1 of 6')).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(screen.getByRole('heading', { name: '1Access for quoting and ordering' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('all');
    await userEvent.click(screen.getByRole('button', { name: "LET's GO!" }));
    await expect(args.onClose).toHaveBeenLastCalledWith('lets-go-button');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
});

export const Services = meta.story({ tags: ['!autodocs'], args: { step: 1 } });

export const Support = meta.story({ tags: ['!autodocs'], args: { step: 2 } });

export const Dashboard = meta.story({ tags: ['!autodocs'], args: { step: 3 } });

export const Search = meta.story({ tags: ['!autodocs'], args: { step: 4 } });

export const Resources = meta.story({
  tags: ['!autodocs'],
  args: { step: 5 },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('6 of 6')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(4);
  },
});

/** All six introductions, to read or print. Also shown without `onStepChange`. */
export const All = meta.story({
  tags: ['WELCOME-1'],
  args: { view: 'all' },
  play: async ({ args, userEvent }) => {
    const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(shown).toEqual(headings);
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'One at a time' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('tour');
  },
});

export const WithoutATour = meta.story({
  render: ({ open, onClose }) => <WelcomePopup open={open} onClose={onClose} />,
  play: async () => {
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(headings.length);
    await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      "LET's GO!",
    ]);
  },
});

/** The whole tour and back by keyboard: focus is never lost and no button moves. */
export const TheWholeTour = meta.story({
  tags: ['!autodocs', 'WELCOME-1'],
  render: (args) => <Touring {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    const next = screen.getByRole('button', { name: 'Next' });
    const place = next.getBoundingClientRect();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    for (const [index, heading] of headings.entries()) {
      const shown = screen.getByRole('heading', { level: 3 });
      await expect(shown).toHaveTextContent(heading);
      await expect(shown.closest('[aria-live="polite"]')).not.toBeNull();
      await waitFor(() => expect(screen.getByText(`${index + 1} of 6`)).toBeVisible());
      await expect(next.getBoundingClientRect()).toEqual(place);
      if (index < headings.length - 1) await userEvent.keyboard('{Enter}');
    }
    const leave = screen.getByRole('button', { name: "LET's GO!" });
    await expect(leave).toHaveFocus();
    const back = screen.getByRole('button', { name: 'Back' });
    await userEvent.tab({ shift: true });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(screen.getByText('1 of 6')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(headings.length);
    await expect(screen.getByRole('button', { name: 'One at a time' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('lets-go-button');
  },
});

const steps = [-1, Number.NaN, 2.5, 99];

export const AnImpossibleStep = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      {steps.map((step) => (
        <WelcomePopup key={step} {...args} step={step} labels={{ title: `Step ${step}` }} />
      ))}
    </>
  ),
  play: async () => {
    const shown = [...document.querySelectorAll('[data-state="current"] h3')].map((each) => each.textContent);
    await expect(shown).toEqual([headings[0], headings[0], headings[2], headings[5]]);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    step: 1,
    labels: {
      title: 'Herzlich willkommen im Kundenportal für Netzwerk-, Sprach- und Clouddienstleistungen',
      services: 'Dienstleistungsverwaltungsübersichtsseite und Projektfortschrittsberichte',
      servicesText: 'Alle Dienste und Projekte stehen in einer Liste. '.repeat(6),
      next: 'Zur nächsten Vorstellung',
      back: 'Zur vorigen Vorstellung',
      letsGo: 'Los geht es mit dem Portal',
    },
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { step: 3 },
  globals: { direction: 'rtl', language: 'ar' },
});
