import { act, cloneElement, createRef, StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { CommandPalette } from './CommandPalette/CommandPalette.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { ContactRolePopup } from './ContactRolePopup/ContactRolePopup.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { DisagreeDialog } from './DisagreeDialog/DisagreeDialog.tsx';
import { isDialog, publicComponents } from './publicComponents.fixtures.tsx';
import { MarketingPopup } from './MarketingPopup/MarketingPopup.tsx';
import { SwitchViewDialog } from './SwitchViewDialog/SwitchViewDialog.tsx';
import { WelcomePopup } from './WelcomePopup/WelcomePopup.tsx';

const layer = createRef<HTMLDivElement>();
const pressed = vi.fn<() => void>();
const typed = vi.fn<() => void>();
const answers = { onConfirm: () => undefined, onCancel: () => undefined };
// Props that must reach every root element, some known to the library and some not.
const own = {
  ref: layer,
  className: 'own',
  id: 'own',
  lang: 'de',
  'data-own': 'yes',
  'aria-busy': true,
  onPointerDown: pressed,
  onKeyDown: typed,
};

/** Every dialog, open. Other components are in `hydration.test.tsx`. */
const dialogs: Record<string, ReactElement<{ open: boolean }>> = {
  CommandPalette: (
    <CommandPalette
      {...own}
      open
      onClose={() => undefined}
      inputValue=""
      onInputChange={() => undefined}
      results={{ status: 'ready', items: [{ id: 'voice', label: 'Voice' }] }}
      onSelect={() => undefined}
    />
  ),
  ContactRolePopup: (
    <ContactRolePopup
      {...own}
      open
      load={{ status: 'in-progress' }}
      values={{}}
      onValuesChange={() => undefined}
      onSubmit={() => undefined}
      onClose={() => undefined}
    />
  ),
  Dialog: <Dialog {...own} open title="Site details" />,
  ConfirmDialog: <ConfirmDialog {...own} {...answers} open title="Sure?" />,
  DisagreeDialog: <DisagreeDialog {...own} {...answers} open />,
  MarketingPopup: <MarketingPopup {...own} open content={{ status: 'loading' }} onClose={() => undefined} />,
  SwitchViewDialog: <SwitchViewDialog {...own} {...answers} open view="artemis" />,
  WelcomePopup: <WelcomePopup {...own} open onClose={() => undefined} />,
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  pressed.mockClear();
  typed.mockClear();
  vi.restoreAllMocks();
});

it('The dialog tests render every dialog', async () => {
  expect(Object.keys(dialogs).toSorted()).toEqual((await publicComponents()).filter(isDialog));
});

it.each(Object.entries(dialogs))(
  '%s renders nothing on a server and opens without a warning after hydration',
  async (_name, dialog) => {
    const complained = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const page = (open: boolean): ReactElement => (
      <StrictMode>
        <QuaysideProvider>{cloneElement(dialog, { open })}</QuaysideProvider>
      </StrictMode>
    );
    const host = document.createElement('div');
    document.body.append(host);
    expect(renderToString(page(true))).toBe('');
    host.innerHTML = renderToString(page(false));
    const root = await act(async () => hydrateRoot(host, page(false), { onRecoverableError }));
    expect(layer.current).toBeNull();
    await act(async () => root.render(page(true)));
    expect(layer.current?.querySelector('[role="dialog"], [role="alertdialog"]')).not.toBeNull();
    await act(async () => root.render(page(false)));
    await act(async () => root.unmount());
    expect(onRecoverableError).not.toHaveBeenCalled();
    for (const said of complained) expect(said).not.toHaveBeenCalled();
    host.remove();
  },
);

it.each(Object.entries(dialogs))(
  '%s passes ref, className and other props to its root',
  async (_name, dialog) => {
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(<QuaysideProvider>{dialog}</QuaysideProvider>));
    const element = layer.current;
    expect(element?.parentElement).not.toBeNull();
    expect(element?.querySelector('[role="dialog"], [role="alertdialog"]')).not.toBeNull();
    expect(element?.classList).toContain('own');
    expect(element?.classList.length).toBeGreaterThan(1);
    expect(element).toMatchObject({ id: 'own', lang: 'de', ariaBusy: 'true' });
    expect(element?.dataset['own']).toBe('yes');
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(pressed).toHaveBeenCalledOnce();
    expect(typed).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
    expect(layer.current).toBeNull();
  },
);

it('A dialog has the appearance of a scoped provider, which leaves the page alone', async () => {
  const page = document.documentElement;
  const before = page.getAttributeNames();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <QuaysideProvider scoped theme="dark" view="artemis">
        {dialogs['Dialog']}
      </QuaysideProvider>,
    ),
  );
  expect(page.getAttributeNames()).toEqual(before);
  const appearance = { theme: 'dark', view: 'artemis' };
  expect((host.firstElementChild as HTMLElement | null)?.dataset).toMatchObject(appearance);
  expect(layer.current?.dataset).toMatchObject(appearance);
  await act(async () => root.unmount());
});

it.each(['CommandPalette', 'Dialog'])(
  '%s is visible in its first frame on a device with a touch screen',
  async (name) => {
    // The headless library then expects that an on-screen keyboard opens.
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(<QuaysideProvider>{dialogs[name]}</QuaysideProvider>));
    const content = layer.current?.querySelector('[role="dialog"]');
    expect(content?.checkVisibility({ opacityProperty: true })).toBe(true);
    expect(getComputedStyle(layer.current as Element).clipPath).toBe('none');
    await act(async () => root.unmount());
    input.remove();
  },
);
