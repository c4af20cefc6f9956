import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { PageContent } from '../PageContent/PageContent.tsx';
import { LegalDocument, type LegalDocumentLabels } from './LegalDocument.tsx';

const labels = () => labelsOf<LegalDocumentLabels>('LegalDocument');

const text =
  'We keep what we need to run your services, for as long as we need it and as the law asks, and no longer. '.repeat(
    4,
  );

const meta = preview.meta({
  title: 'Layout/LegalDocument',
  component: LegalDocument,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    title: 'Privacy policy',
    updated: '21 Nov 2026',
    sections: ['What we keep', 'Why we keep it', 'Whom we tell', 'Your rights', 'How to reach us'].map(
      (title, index) => ({
        id: `part-${index + 1}`,
        title: `${index + 1}. ${title}`,
        content: (
          <>
            <p>{text}</p>
            <p>{text}</p>
          </>
        ),
      }),
    ),
  },
  decorators: [
    (Story) => (
      <PageContent>
        <Story />
      </PageContent>
    ),
  ],
});

export const Policy = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fillLabel(labels().updated, { date: '21 Nov 2026' }))).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: labels().contents })).toBeVisible();
    const link = canvas.getByRole('link', { name: '4. Your rights' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toBe(canvas.getByRole('heading', { name: '4. Your rights' }));
    await expect(canvas.getByRole('region', { name: '4. Your rights' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone360' } },
  parameters: { frame: { width: 360, height: 740 } },
});
