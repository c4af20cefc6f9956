import { useState, type JSX } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  ContactRolePopup,
  type ContactRoleValues,
  type ContactRolePopupLabels,
} from '../components/ContactRolePopup/ContactRolePopup.tsx';
import { DisagreeDialog, type DisagreeDialogLabels } from '../components/DisagreeDialog/DisagreeDialog.tsx';
import { LegalSections } from '../components/LegalDocument/LegalDocument.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { MarketingPopup, type MarketingPopupLabels } from '../components/MarketingPopup/MarketingPopup.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { TermsScreen, type TermsScreenLabels } from '../components/TermsScreen/TermsScreen.tsx';
import {
  useWelcomeTour,
  WelcomePopup,
  type WelcomePopupLabels,
} from '../components/WelcomePopup/WelcomePopup.tsx';
import { sanitizeHtml } from '../sanitize/sanitizeHtml.ts';
import { PortalFrame } from './PortalFrame.fixtures.tsx';

const terms = () => labelsOf<TermsScreenLabels>('TermsScreen');
const refusal = () => labelsOf<DisagreeDialogLabels>('DisagreeDialog');
const introduction = () => labelsOf<WelcomePopupLabels>('WelcomePopup');
const news = () => labelsOf<MarketingPopupLabels>('MarketingPopup');
const roles = () => labelsOf<ContactRolePopupLabels>('ContactRolePopup');

type Popup = 'welcome' | 'marketing' | 'contacts';

const sections = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    content: <p>By using the portal you agree to these terms on behalf of your company.</p>,
  },
  {
    id: 'law',
    title: 'Governing law',
    content: <p>These terms are governed by the laws of England and Wales.</p>,
  },
];
const message = sanitizeHtml(
  '<h2>Carrier Connect in four more cities</h2><p>Order it from the Connectivity Quoting page from 1 December.</p>',
);
const contacts = {
  mso: [
    { email: 'amelia.hart@harbourline.example', salesforceId: '003A' },
    { email: 'noor.haddad@harbourline.example', salesforceId: '003B' },
  ],
  supportPrimary: [{ email: 'noc@harbourline.example', salesforceId: '003C' }],
};

type FirstLoginProps = {
  onLogOut: () => void;
  /** The popups not to show again, and the saved contacts. */
  onRecorded: (what: Popup, values?: ContactRoleValues) => void;
};

/** A first sign-in: the terms, then the pending popups one at a time. */
function FirstLogin({ onLogOut, onRecorded }: FirstLoginProps): JSX.Element {
  const [agreed, setAgreed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [waiting, setWaiting] = useState<Popup[]>(['welcome', 'marketing', 'contacts']);
  const [dontShowAgain, setDontShowAgain] = useState(false);
  const [values, setValues] = useState<ContactRoleValues>({});
  const tour = useWelcomeTour();
  const showNext = () => setWaiting(waiting.slice(1));

  if (!agreed) {
    return (
      <>
        <TermsScreen
          brand={<Logo name="Quayside" />}
          onAgree={() => setAgreed(true)}
          onDisagree={() => setLeaving(true)}
        >
          <LegalSections sections={sections} />
        </TermsScreen>
        <DisagreeDialog open={isLeaving} onConfirm={onLogOut} onCancel={() => setLeaving(false)} />
      </>
    );
  }
  return (
    <PortalFrame>
      <PageHeader title="Welcome, Noor" />
      <WelcomePopup
        {...tour}
        open={waiting[0] === 'welcome'}
        onClose={() => {
          onRecorded('welcome');
          showNext();
        }}
      />
      <MarketingPopup
        open={waiting[0] === 'marketing'}
        content={{ status: 'ready', html: message }}
        dontShowAgain={dontShowAgain}
        onDontShowAgainChange={setDontShowAgain}
        onClose={(_reason, isChosen) => {
          if (isChosen) onRecorded('marketing');
          showNext();
        }}
      />
      <ContactRolePopup
        open={waiting[0] === 'contacts'}
        load={{ status: 'ready', contacts }}
        values={values}
        onValuesChange={setValues}
        onSubmit={(saved) => {
          onRecorded('contacts', saved);
          showNext();
        }}
        onClose={showNext}
      />
    </PortalFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/First login',
  component: FirstLogin,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { onLogOut: fn(), onRecorded: fn() },
});

/** After I Agree the page is shown, with the welcome popup above it. */
export const Welcomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: terms().agree }));
    const welcome = await screen.findByRole('dialog', { name: introduction().title });
    await waitFor(() => expect(welcome).toBeVisible());
    await expect(canvas.getByText('Welcome, Noor')).toBeVisible();
  },
});

export const AgreedAndGreeted = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: terms().title })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: terms().agree }));

    const welcome = await screen.findByRole('dialog', { name: introduction().title });
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(welcome).getByRole('button', { name: introduction().next }));
    await userEvent.click(within(welcome).getByRole('button', { name: introduction().letsGo }));
    await expect(args.onRecorded).toHaveBeenLastCalledWith('welcome');

    const marketing = await screen.findByText('Carrier Connect in four more cities');
    await waitFor(() => expect(marketing).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: news().dontShowAgain }));
    await userEvent.click(screen.getByRole('button', { name: news().gotIt }));
    await expect(args.onRecorded).toHaveBeenLastCalledWith('marketing');

    const warning = await screen.findByRole('dialog', { name: roles().title });
    const selector = within(warning).getByRole('combobox', { name: roles().mso });
    await userEvent.selectOptions(selector, 'amelia.hart@harbourline.example');
    await userEvent.click(within(warning).getByRole('button', { name: roles().save }));
    await expect(args.onRecorded).toHaveBeenLastCalledWith('contacts', {
      mso: '003A',
      supportPrimary: '003C',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const Disagreed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: terms().disagree }));
    const question = await screen.findByRole('alertdialog', { name: refusal().title });
    await expect(question).toHaveTextContent(refusal().message);
    await userEvent.click(within(question).getByRole('button', { name: refusal().cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: terms().disagree })).toHaveFocus());
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: terms().disagree }));
    await userEvent.click(await screen.findByRole('button', { name: refusal().confirm }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});
