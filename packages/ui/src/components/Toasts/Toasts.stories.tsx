import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { tokens } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { ChatButton } from '../ChatButton/ChatButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { PageContent } from '../PageContent/PageContent.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ScrollToTop, type ScrollToTopLabels } from '../ScrollToTop/ScrollToTop.tsx';
import {
  maxToasts,
  Toasts,
  useToasts,
  type NewToast,
  type Toast,
  type ToastsProps,
  type ToastsLabels,
} from './Toasts.tsx';

const labels = () => labelsOf<ToastsLabels>('Toasts');
const times = (count: number) => fillLabel(labels().times, { count });
const scrollToTop = () => labelsOf<ScrollToTopLabels>('ScrollToTop').scrollToTop;

const undo = fn();

const saved: Toast = { id: 'saved', tone: 'positive', text: 'Quote Q-20418 is saved.', count: 1 };
const removed: Toast = {
  id: 'removed',
  tone: 'info',
  text: 'Mara Lindqvist was removed from the contacts.',
  count: 1,
  action: { label: 'Undo', onAction: undo },
};
const runsOut: Toast = {
  id: 'runs-out',
  tone: 'caution',
  title: 'This quote runs out tomorrow',
  text: 'Order it today to keep its price of £1,240 a month.',
  count: 1,
};
const failed: Toast = {
  id: 'failed',
  tone: 'critical',
  title: 'The order was not placed',
  text: 'The approval of order 00018423 could not be stored. Nothing has been charged.',
  count: 1,
};

/** Keeps the toasts in state and removes a dismissed one. */
function Stateful({ toasts: first, onDismiss, ...rest }: ToastsProps) {
  const [toasts, setToasts] = useState(first);
  return (
    <Toasts
      {...rest}
      toasts={toasts}
      onDismiss={(id, reason) => {
        setToasts((open) => open.filter((toast) => toast.id !== id));
        onDismiss(id, reason);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Feedback/Toasts',
  tags: ['motion'],
  component: Toasts,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 420 },
  },
  args: { toasts: [saved, removed, runsOut, failed], onDismiss: fn(), timeOutSeconds: 600 },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <main>
        <PageContent>
          <PageHeader title="Quotes" actions={<Button>Export</Button>} />
          {Story()}
        </PageContent>
      </main>
    ),
  ],
  beforeEach: () => {
    undo.mockClear();
  },
});

export const EveryTone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: labels().region })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const { positive, info, caution, critical } = labels();
    for (const name of [positive, info, caution, critical]) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
  },
});

/** The live regions exist before the first toast. Without toasts there is no landmark. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region', { name: labels().region })).toBeNull();
  },
});

export const Positive = meta.story({
  args: { toasts: [saved] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status').textContent?.trim()).toBe(
        `${labels().positive}. Quote Q-20418 is saved.`,
      ),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: labels().dismiss })).toHaveAccessibleDescription(
      'Quote Q-20418 is saved.',
    );
  },
});

export const Info = meta.story({
  args: { toasts: [removed] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(labels().reach));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Dismissing one toast leaves the others. */
export const DismissedByItsButton = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved, failed] },
  play: async ({ canvas, args, userEvent }) => {
    // The newest is on top, so the first one is the last in the list.
    const dismiss = canvas.getAllByRole('button', { name: labels().dismiss }).at(-1);
    await userEvent.click(dismiss ?? document.body);
    await expect(args.onDismiss).toHaveBeenCalledWith('saved', 'close-button');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/The order was not placed/);
  },
});

/** The action of a toast closes that toast, and no other. */
export const ItsActionCloses = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [removed, saved] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('removed', 'action');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Quote Q-20418 is saved/);
  },
});

export const Caution = meta.story({ args: { toasts: [runsOut] } });

export const Critical = meta.story({
  args: { toasts: [failed] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        `${labels().critical}. The order was not placed. `.trim(),
      ),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Duplicate = meta.story({
  args: { toasts: [{ ...saved, count: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fillLabel(labels().count, { count: 3 }))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${times(3)}.`));
  },
});

const many: Toast[] = Array.from({ length: 7 }, (_, index) => ({
  id: `case-${index}`,
  tone: 'info',
  text: `Case 0001842${index} was answered.`,
  count: 1,
}));

export const NeverMoreThanFive = meta.story({
  tags: ['!autodocs', 'TOAST-1'],
  args: { toasts: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(maxToasts);
    await expect(canvas.queryByText('Case 00018425 was answered.')).toBeNull();
    const [first] = canvas.getAllByRole('button', { name: labels().dismiss });
    await userEvent.click(first ?? document.body);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(maxToasts);
    await expect(canvas.getByText('Case 00018425 was answered.')).toBeVisible();
  },
});

export const F6LeadsThereAndBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Export' });
    page.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: labels().region })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: labels().dismiss })[0]).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(page).toHaveFocus();
  },
});

export const EscapeLeadsBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Export' });
    page.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: labels().region })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page).toHaveFocus();
    // No toast has focus, so none is dismissed.
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const FocusGoesToTheNextThenBack = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved, runsOut, failed] },
  play: async ({ canvas, args, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Export' });
    page.focus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The newest is on top.
    await expect(args.onDismiss).toHaveBeenLastCalledWith('failed', 'close-button');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/This quote runs out tomorrow/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('runs-out', 'escape');
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page).toHaveFocus();
  },
});

export const FocusGoesToThePageWhenItCameFromNowhere = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quotes' })).toHaveFocus();
  },
});

/** New toasts are added on top, so that nothing moves under the pointer. */
export const NewOnesMoveNothing = meta.story({
  tags: ['!autodocs', 'TOAST-5', 'TOAST-6'],
  args: { toasts: [saved] },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const dismiss = canvas.getByRole('button', { name: labels().dismiss });
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { x, y } = dismiss.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/The order was not placed/);
    await expect(dismiss.getBoundingClientRect()).toMatchObject({ x, y });
    const [newest] = canvas.getAllByRole('button', { name: labels().dismiss });
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const top = newest?.getBoundingClientRect().y;
    await userEvent.click(dismiss);
    // The pointer is still there: no other toast moves under it.
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/The order was not placed/);
    await expect(newest?.getBoundingClientRect().y).toBe(top);
  },
});

function Arriving(props: ToastsProps) {
  const [toasts, setToasts] = useState(props.toasts);
  return (
    <>
      <Button onClick={() => setToasts((open) => [...open, failed])}>Place the order</Button>
      <Toasts
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((open) => open.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

function Sending() {
  const { add, ...toasts } = useToasts();
  const news: NewToast = { tone: 'positive', text: 'Quote Q-20418 is saved.' };
  return (
    <>
      <Button onClick={() => add(news)}>Save quote</Button>
      <Toasts {...toasts} timeOutSeconds={600} />
    </>
  );
}

/** `useToasts`: a duplicate raises the count and is announced again. */
export const WithItsHook = meta.story({
  tags: ['TOAST-2'],
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save quote' });
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/is saved\.$/));
    await userEvent.click(save);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(fillLabel(labels().count, { count: 2 }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${times(2)}.`));
  },
});

const onClose = fn();

const besideADialog = (Story: () => ReactNode) => (
  <>
    <Dialog open title="Site details" onClose={onClose} actions={<Button variant="primary">Save</Button>}>
      <p>The site is reached by two lines that share no duct.</p>
    </Dialog>
    {Story()}
  </>
);

export const OverAnOpenDialogAtRest = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [removed] },
  decorators: [besideADialog],
});

export const OverAnOpenDialog = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [removed] },
  decorators: [besideADialog],
  play: async ({ canvas, args, userEvent }) => {
    onClose.mockClear();
    const title = await screen.findByRole('heading', { level: 2 });
    await waitFor(() => expect(title).toHaveFocus());
    const button = canvas.getByRole('button', { name: 'Undo' });
    await expect(button.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/removed/));
    await expect(canvas.getByRole('status').closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: labels().region })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await expect(title).toHaveFocus();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    // Only the toast has closed.
    await expect(args.onDismiss).toHaveBeenCalledWith('removed', 'escape');
    await expect(onClose).not.toHaveBeenCalled();
    await expect(title).toHaveFocus();
  },
});

/** Toasts are above the other elements in the corner. */
export const AboveTheCornersOthers = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved] },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ScrollToTop visible />
        <ChatButton onOpen={fn()} onHide={fn()} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('listitem').getBoundingClientRect();
    const arrow = canvas.getByRole('button', { name: scrollToTop() }).getBoundingClientRect();
    await waitFor(() => expect(toast.bottom).toBeLessThanOrEqual(arrow.top));
  },
});

/** Toasts leave the buttons of a drawer free, and the button of a summary at the end of a wide page. */
export const BesideADrawer = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved] },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Drawer open title="NL-AMS-2041" onClose={fn()} actions={<Button variant="primary">Save</Button>}>
          Live
        </Drawer>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem');
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(async () => {
      const { left, top, width, height } = save.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(save.contains(hit)).toBe(true);
    });
  },
});

/** A third-party window in the corner, and how much of the corner it takes. */
function takeCorner(property: string, size: string): () => void {
  const { style } = document.documentElement;
  style.setProperty(property, size);
  return () => void style.removeProperty(property);
}

const besideAWindow = (style: CSSProperties) => (Story: () => ReactNode) => (
  <>
    {Story()}
    <ScrollToTop visible />
    <div
      data-testid="window"
      style={{ position: 'fixed', background: tokens.color.surfacePressed, ...style }}
    />
  </>
);

/** `--qs-corner-taken-inline` moves the toasts beside a third-party window. */
export const BesideAnotherWindow = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved] },
  beforeEach: () => takeCorner('--qs-corner-taken-inline', '160px'),
  decorators: [besideAWindow({ insetBlock: 0, insetInlineEnd: 0, inlineSize: 160 })],
  play: async ({ canvas }) => {
    const taken = canvas.getByTestId('window').getBoundingClientRect();
    for (const each of [canvas.getByRole('listitem'), canvas.getByRole('button', { name: scrollToTop() })]) {
      await waitFor(() => {
        const { left, right } = each.getBoundingClientRect();
        return expect(right <= taken.left || left >= taken.right).toBe(true);
      });
    }
  },
});

/** `--qs-corner-taken-block` moves the toasts above it. */
export const AboveAnotherWindow = meta.story({
  tags: ['!autodocs'],
  args: { toasts: [saved] },
  beforeEach: () => takeCorner('--qs-corner-taken-block', '160px'),
  decorators: [besideAWindow({ insetBlockEnd: 0, insetInline: 0, blockSize: 160 })],
  play: async ({ canvas }) => {
    const { top } = canvas.getByTestId('window').getBoundingClientRect();
    const arrow = canvas.getByRole('button', { name: scrollToTop() });
    const toast = canvas.getByRole('listitem');
    await waitFor(() => expect(arrow.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(arrow.getBoundingClientRect().top),
    );
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl' } });

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    toasts: [
      {
        ...failed,
        title: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
        text: 'NL-AMS-2041-'.repeat(20),
      },
      { ...removed, action: { label: 'Put her back on all notifications of all services', onAction: undo } },
    ],
  },
  decorators: [(Story) => <div style={{ padding: tokens.space[8] }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
