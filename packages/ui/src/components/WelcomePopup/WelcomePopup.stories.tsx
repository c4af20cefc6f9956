import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import {
  useWelcomeTour,
  WelcomePopup,
  type WelcomePopupProps,
  type WelcomePopupLabels,
} from './WelcomePopup.tsx';

const labels = () => labelsOf<WelcomePopupLabels>('WelcomePopup');

const headings = () => {
  const { oneAccess, services, support, dashboard, search, resources } = labels();
  return [oneAccess, services, support, dashboard, search, resources];
};
const position = (step: number) => fillLabel(labels().position, { step, count: headings().length });

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
    await waitFor(() => expect(screen.getByRole('dialog', { name: labels().title })).toBeVisible());
    await expect(screen.getByText(position(1))).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(screen.getByRole('heading', { name: labels().oneAccess })).toBeVisible();
    await expect(screen.queryByRole('button', { name: labels().back })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: labels().next }));
    await expect(args.onStepChange).toHaveBeenCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: labels().showAll }));
    await expect(args.onViewChange).toHaveBeenCalledWith('all');
    await userEvent.click(screen.getByRole('button', { name: labels().letsGo }));
    await expect(args.onClose).toHaveBeenLastCalledWith('lets-go-button');
    await userEvent.click(screen.getByRole('button', { name: labels().close }));
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
    await waitFor(() => expect(screen.getByText(position(6))).toBeVisible());
    await expect(screen.queryByRole('button', { name: labels().next })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: labels().back }));
    await expect(args.onStepChange).toHaveBeenCalledWith(4);
  },
});

/** All six introductions, to read or print. Also shown without `onStepChange`. */
export const All = meta.story({
  tags: ['WELCOME-1'],
  args: { view: 'all' },
  play: async ({ args, userEvent }) => {
    const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(shown).toEqual(headings());
    await expect(screen.queryByRole('button', { name: labels().next })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: labels().showTour }));
    await expect(args.onViewChange).toHaveBeenCalledWith('tour');
  },
});

/** Two introductions are to pages that the user cannot open. */
export const NotIncluded = meta.story({
  tags: ['WELCOME-4'],
  args: { view: 'all', notIncluded: ['oneAccess', 'services'] },
  play: async () => {
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(headings().length);
    await expect(screen.getAllByText(labels().notIncluded)).toHaveLength(2);
  },
});

export const WithoutATour = meta.story({
  render: ({ open, onClose }) => <WelcomePopup open={open} onClose={onClose} />,
  play: async () => {
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(headings().length);
    await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      labels().letsGo,
    ]);
  },
});

/** The whole tour and back by keyboard: focus is never lost and no button moves. */
export const TheWholeTour = meta.story({
  tags: ['!autodocs', 'WELCOME-1'],
  render: (args) => <Touring {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    const next = screen.getByRole('button', { name: labels().next });
    const place = next.getBoundingClientRect();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels().close })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    for (const [index, heading] of headings().entries()) {
      const shown = screen.getByRole('heading', { level: 3 });
      await expect(shown).toHaveTextContent(heading);
      await expect(shown.closest('[aria-live="polite"]')).not.toBeNull();
      await waitFor(() => expect(screen.getByText(position(index + 1))).toBeVisible());
      await expect(next.getBoundingClientRect()).toEqual(place);
      if (index < headings().length - 1) await userEvent.keyboard('{Enter}');
    }
    const leave = screen.getByRole('button', { name: labels().letsGo });
    await expect(leave).toHaveFocus();
    const back = screen.getByRole('button', { name: labels().back });
    await userEvent.tab({ shift: true });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(screen.getByText(position(1))).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(headings().length);
    await expect(screen.getByRole('button', { name: labels().showTour })).toHaveFocus();
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
    await expect(shown).toEqual([headings()[0], headings()[0], headings()[2], headings()[5]]);
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
