import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import { localeOf } from '../../../../../.storybook/languages.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import {
  ContactRolePopup,
  type ContactRoleLoad,
  type ContactRolePopupProps,
  type ContactRoleSubmit,
  type ContactRoleValues,
  type RoleContacts,
  type ContactRolePopupLabels,
} from './ContactRolePopup.tsx';

const labels = () => labelsOf<ContactRolePopupLabels>('ContactRolePopup');

const mara = { email: 'mara.okafor@northline.example', salesforceId: '0035g00000MaraOk' };
const jonas = { email: 'jonas.lindqvist@northline.example', salesforceId: '0035g00000JonasL' };
const ana = { email: 'ana.ferreira@northline.example', salesforceId: '0035g00000AnaFer' };

const ready = (contacts: RoleContacts): ContactRoleLoad => ({ status: 'ready', contacts });
const saving = (submit: ContactRoleSubmit): ContactRoleSubmit => submit;
const chosen = (values: ContactRoleValues): ContactRoleValues => values;

const several = ready({ mso: [mara, jonas, ana], supportPrimary: [jonas, ana] });

const bothRoles = (locale: string) =>
  new Intl.ListFormat(locale).format([labels().mso, labels().supportPrimary]);
const mso = () => screen.getByRole('combobox', { name: labels().mso });
const support = () => screen.getByRole('combobox', { name: labels().supportPrimary });
const save = () => screen.getByRole('button', { name: labels().save });

function Choosing(props: ContactRolePopupProps) {
  const [values, setValues] = useState(props.values);
  return <ContactRolePopup {...props} values={values} onValuesChange={setValues} />;
}

const meta = preview.meta({
  title: 'Dialogs/ContactRolePopup',
  component: ContactRolePopup,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 480 },
  },
  argTypes: {
    load: { control: false },
    submit: { control: false },
    values: { control: 'object' },
    locale: { control: 'text' },
  },
  args: {
    open: true,
    load: several,
    values: chosen({}),
    onValuesChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Ready = meta.story({
  tags: ['CONTACT-1', 'CONTACT-2', 'CONTACT-4', 'CONTACT-9', 'CONTACT-10'],
  play: async ({ args, globals, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: labels().title })).toBeVisible());
    await expect(
      screen.getByText(fillLabel(labels().notSet, { roles: bothRoles(localeOf(globals)) })),
    ).toBeVisible();
    await expect(screen.getByText(labels().required)).toBeVisible();
    await expect(mso()).toHaveDisplayValue(labels().msoPlaceholder);
    await expect(support()).toHaveDisplayValue(labels().supportPrimaryPlaceholder);
    await expect(mso()).toBeRequired();
    await expect(support()).toBeRequired();
    const options = [...mso().querySelectorAll('option')].map(({ value, text }) => [value, text]);
    await expect(options).toEqual([
      ['', labels().msoPlaceholder],
      ...[mara, jonas, ana].map(({ salesforceId, email }) => [salesforceId, email]),
    ]);
    await expect(save()).toBeDisabled();
    await userEvent.selectOptions(support(), ana.email);
    await expect(args.onValuesChange).toHaveBeenCalledWith({ supportPrimary: ana.salesforceId });
    // There is one Close button, and Escape.
    await userEvent.click(screen.getByRole('button', { name: labels().close }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A contact holds one role already: the warning names the other. */
export const OneRoleSet = meta.story({
  tags: ['!autodocs', 'CONTACT-2', 'CONTACT-16'],
  args: {
    load: ready({ mso: [mara, { ...jonas, chosen: true }], supportPrimary: [jonas, ana] }),
    values: chosen({ mso: jonas.salesforceId }),
  },
  play: async () => {
    const roles = labels().supportPrimary;
    await waitFor(() => expect(screen.getByText(fillLabel(labels().notSet, { roles }))).toBeVisible());
    await expect(mso()).toHaveDisplayValue(jonas.email);
    await expect(support()).toHaveDisplayValue(labels().supportPrimaryPlaceholder);
  },
});

/** On a phone the placeholder of a selector wraps onto two lines. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone360' } },
  play: async () => {
    const line = Number.parseFloat(getComputedStyle(support()).lineHeight);
    await expect(support().clientHeight).toBeGreaterThan(2 * line);
  },
});

/** One role of two is enough to save; the other is left out. */
export const OneChosen = meta.story({
  tags: ['!autodocs', 'CONTACT-5', 'CONTACT-11'],
  args: { values: chosen({ mso: jonas.salesforceId }) },
  play: async ({ args, userEvent }) => {
    await expect(mso()).toHaveDisplayValue(jonas.email);
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({ mso: jonas.salesforceId });
    await userEvent.selectOptions(mso(), labels().msoPlaceholder);
    await expect(args.onValuesChange).toHaveBeenCalledWith({});
  },
});

export const BothChosen = meta.story({
  tags: ['!autodocs'],
  args: { values: chosen({ mso: mara.salesforceId, supportPrimary: ana.salesforceId }) },
});

/** A single contact is shown as text and submitted with the rest. */
export const OnlyOneContact = meta.story({
  tags: ['CONTACT-6', 'CONTACT-7'],
  args: { load: ready({ mso: [mara], supportPrimary: [jonas, ana] }) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(mara.email)).toBeVisible());
    await expect(screen.getAllByRole('combobox')).toEqual([support()]);
    await expect(save()).toBeEnabled();
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({ mso: mara.salesforceId });
  },
});

export const OneContactEach = meta.story({
  tags: ['!autodocs', 'CONTACT-6', 'CONTACT-11'],
  args: { load: ready({ mso: [mara], supportPrimary: [ana] }) },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mso: mara.salesforceId,
      supportPrimary: ana.salesforceId,
    });
  },
});

/** A role without contacts is left out. */
export const NobodyForARole = meta.story({
  tags: ['CONTACT-2', 'CONTACT-8'],
  args: { load: ready({ mso: [], supportPrimary: [jonas, ana] }) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(fillLabel(labels().notSet, { roles: labels().supportPrimary }))).toBeVisible(),
    );
    await expect(screen.getAllByRole('combobox')).toEqual([support()]);
  },
});

export const NobodyAtAll = meta.story({
  args: { load: ready({ mso: [], supportPrimary: null }) },
  play: async ({ globals }) => {
    await waitFor(() =>
      expect(
        screen.getByText(fillLabel(labels().noContacts, { roles: bothRoles(localeOf(globals)) })),
      ).toBeVisible(),
    );
    await expect(save()).toBeDisabled();
    await expect(screen.getByRole('button', { name: labels().close })).toBeEnabled();
  },
});

export const Loading = meta.story({
  tags: ['CONTACT-3', 'CONTACT-5'],
  args: { load: { status: 'in-progress' } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(labels().loading);
    await expect(save()).toBeDisabled();
    await expect(screen.getByRole('button', { name: labels().close })).toBeEnabled();
  },
});

export const LoadError = meta.story({
  tags: ['CONTACT-13'],
  args: {
    load: { status: 'error', message: 'The contact service does not answer. Reference 7F-2041.' },
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Reference 7F-2041.');
    await expect(save()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const TryingAgainKeepsTheFocus = meta.story({
  tags: ['!autodocs', 'CONTACT-14'],
  args: { load: { status: 'error' } },
  render: function Retrying(args) {
    const [load, setLoad] = useState(args.load);
    const attempt = (): void => {
      setLoad({ status: 'in-progress' });
      requestAnimationFrame(() => setLoad(several));
    };
    return <ContactRolePopup {...args} load={load} onRetry={attempt} />;
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels().retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(mso()).toBeVisible());
    await expect(screen.getByRole('heading', { name: labels().title })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(mso()).toHaveFocus();
  },
});

/** Save keeps its focus, label and position, and ignores a second click. */
export const Submitting = meta.story({
  tags: ['!autodocs', 'CONTACT-3', 'CONTACT-5'],
  args: {
    values: chosen({ mso: jonas.salesforceId }),
    submit: saving({ status: 'in-progress' }),
  },
  play: async ({ args, userEvent }) => {
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(mso()).toBeDisabled();
  },
});

export const SubmitError = meta.story({
  tags: ['CONTACT-13'],
  args: {
    values: chosen({ mso: jonas.salesforceId }),
    submit: saving({ status: 'error', message: 'This contact has left the company. Choose another.' }),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This contact has left the company.');
    await expect(mso()).toHaveDisplayValue(jonas.email);
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const ErrorsWithoutWords = meta.story({
  tags: ['!autodocs'],
  args: { submit: saving({ status: 'error', message: '' }) },
  render: (args) => (
    <>
      <ContactRolePopup {...args} />
      <ContactRolePopup {...args} load={{ status: 'error' }} />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText(labels().loadFailed)).toBeVisible());
    await expect(screen.getByText(labels().submitFailed)).toBeInTheDocument();
  },
});

export const ByKeyboardAlone = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: labels().title })).toHaveFocus());
    await userEvent.tab();
    await expect(mso()).toHaveFocus();
    await userEvent.selectOptions(mso(), mara.email);
    await userEvent.tab();
    await expect(support()).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels().close })).toHaveFocus();
    await userEvent.tab();
    await expect(save()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ mso: mara.salesforceId });
  },
});

const longAddress = `${'verbindungsqualitaet.'.repeat(12)}dienst@niederlassung-moenchengladbach.northline.example`;

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    load: ready({
      mso: [{ email: longAddress, salesforceId: '1' }],
      supportPrimary: [
        { email: longAddress, salesforceId: '2' },
        { email: `2.${longAddress}`, salesforceId: '3' },
      ],
    }),
    values: chosen({ supportPrimary: '3' }),
    submit: saving({ status: 'error', message: 'This contact has left the company. '.repeat(8) }),
  },
  play: async () => {
    const layer = document.querySelector('[data-size="regular"]');
    await expect(layer?.scrollWidth).toBe(layer?.clientWidth);
  },
});

/** Invalid data: unusable contacts are left out, duplicates merged, and markup is shown as text. */
export const HostileData = meta.story({
  tags: ['!autodocs'],
  args: {
    load: ready({
      mso: [
        { email: '<img src=x onerror=alert(1)>', salesforceId: 'a' },
        { email: 'مارا@شمال.example', salesforceId: 'b' },
        { email: null, salesforceId: 'without-email' },
        { email: 'without-id@northline.example', salesforceId: null },
        {},
      ],
      supportPrimary: [ana, ana],
    }),
    values: chosen({ mso: 'nobody-we-know' }),
  },
  play: async ({ args, userEvent }) => {
    const options = [...mso().querySelectorAll('option')].map(({ text }) => text);
    await expect(options).toEqual([
      labels().msoPlaceholder,
      '<img src=x onerror=alert(1)>',
      'مارا@شمال.example',
      'without-email',
    ]);
    await expect(mso()).toHaveDisplayValue(labels().msoPlaceholder);
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({ supportPrimary: ana.salesforceId });
  },
});

export const InOtherWords = meta.story({
  tags: ['!autodocs'],
  args: {
    locale: 'de',
    labels: { notSet: 'Diese Kontakte fehlen: {roles}', mso: 'MSO', supportPrimary: 'Support' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Diese Kontakte fehlen: MSO und Support')).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { load: ready({ mso: [mara], supportPrimary: [jonas, ana] }) },
  globals: { direction: 'rtl', language: 'ar' },
});
