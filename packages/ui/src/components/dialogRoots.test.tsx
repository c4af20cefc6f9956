import { act, createRef, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { DisagreeDialog } from './DisagreeDialog/DisagreeDialog.tsx';
import { SwitchViewDialog } from './SwitchViewDialog/SwitchViewDialog.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const layer = createRef<HTMLDivElement>();
const pressed = vi.fn<() => void>();
const typed = vi.fn<() => void>();
const answers = { onConfirm: () => undefined, onCancel: () => undefined };
// What a caller may put on any of them, and must find on its root element: some the library knows, some it does not.
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

const dialogs: Record<string, ReactElement> = {
  Dialog: <Dialog {...own} open title="Site details" />,
  ConfirmDialog: <ConfirmDialog {...own} {...answers} open title="Sure?" />,
  DisagreeDialog: <DisagreeDialog {...own} {...answers} open />,
  SwitchViewDialog: <SwitchViewDialog {...own} {...answers} open view="artemis" />,
};

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  pressed.mockClear();
  typed.mockClear();
});

it.each(Object.entries(dialogs))('%s gives its root what it is given', async (_name, dialog) => {
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
});
