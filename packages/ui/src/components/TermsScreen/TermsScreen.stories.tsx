import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { LegalSections } from '../LegalDocument/LegalDocument.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { termsScreen } from '../../testing/index.ts';
import { TermsScreen, type TermsScreenLabels } from './TermsScreen.tsx';

const labels = () => labelsOf<TermsScreenLabels>('TermsScreen');

const sections = [
  'Acceptance',
  'Copyright',
  'Registration',
  'Indemnification',
  'Disclaimers',
  'Force majeure',
].map((name, index) => ({
  id: name.toLowerCase().replace(' ', '-'),
  title: `${index + 1}. ${name}`,
  content: (
    <p>
      {'By using the portal the customer accepts these terms as they stand on the day of use, together with every document they name, and confirms that he may bind the company for which he acts. '.repeat(
        4,
      )}
    </p>
  ),
}));

const meta = preview.meta({
  title: 'Screens/TermsScreen',
  component: TermsScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    children: <LegalSections sections={sections} />,
    brand: <Logo />,
    onAgree: fn(),
    onDisagree: fn(),
  },
});

export const Ready = meta.story({
  tags: ['TERMS-1', 'TERMS-3'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const terms = termsScreen(canvasElement, userEvent);
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: labels().title }),
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(
      canvas.getAllByRole('button').map((button) => [button.textContent, button.dataset['variant']]),
    ).toEqual([
      [labels().agree, 'primary'],
      [labels().disagree, 'secondary'],
    ]);
    await terms.agree();
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await terms.disagree();
    await expect(args.onDisagree).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels().agree })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDisagree).toHaveBeenCalledOnce();
  },
});

export const Measures = meta.story({
  tags: ['!autodocs', 'TERMS-3'],
  globals: { viewport: { value: 'wide1367' } },
  play: async ({ canvas }) => {
    const width = canvas.getByRole('main').clientWidth;
    for (const button of canvas.getAllByRole('button')) {
      const box = button.getBoundingClientRect();
      await expect(box.width / width).toBeCloseTo(tokenNumbers.share.termsButton, 2);
      await expect(box.height).toBeGreaterThanOrEqual(tokenNumbers.size.target);
      // Visible although the text continues below.
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

export const Accepting = meta.story({
  args: { status: 'accepting' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels().agree }));
    await userEvent.click(canvas.getByRole('button', { name: labels().disagree }));
    await expect(args.onAgree).not.toHaveBeenCalled();
    await expect(args.onDisagree).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['TERMS-9'],
  args: { status: 'error' },
  play: async ({ canvas, args, userEvent }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(labels().error);
    await expect(canvas.getByRole('main')).toContainElement(error);
    await userEvent.click(canvas.getByRole('button', { name: labels().agree }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
});

export const ShortText = meta.story({ tags: ['!autodocs'], args: { children: <p>One paragraph.</p> } });

export const Phone = meta.story({
  tags: ['TERMS-3'],
  globals: { viewport: { value: 'phone360' } },
  parameters: { frame: { width: 360, height: 740 } },
  play: async ({ canvas }) => {
    const [agree, disagree] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const text = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(agree).toMatchObject({ left: text.left, width: text.width });
    await expect(disagree).toMatchObject({ left: text.left, width: text.width });
    await expect(disagree?.top).toBeGreaterThanOrEqual(agree?.bottom ?? Number.NaN);
  },
});
