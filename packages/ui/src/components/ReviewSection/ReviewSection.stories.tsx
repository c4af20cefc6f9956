import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ReviewSection } from './ReviewSection.tsx';

const contact: DescriptionListItem[] = [
  { id: 'name', term: 'Site contact', description: 'Amelia Hart' },
  { id: 'phone', term: 'Telephone', description: '+44 20 7946 0018', kind: 'number' },
  { id: 'hours', term: 'Access hours', description: 'Mon to Fri, 08:00 to 18:00' },
];

const meta = preview.meta({
  title: 'Data/ReviewSection',
  component: ReviewSection,
  parameters: {
    layout: 'padded',
  },
  args: {
    title: 'Contacts and access',
    editHref: '#/orders/12/contacts',
    children: <DescriptionList items={contact} columns={3} />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 800 }}>{Story()}</div>],
});

export const Complete = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Contacts and access' })).toBeVisible();
    const edit = canvas.getByRole('link', { name: /Contacts and access$/ });
    await expect(edit).toHaveAttribute('href', args.editHref);
  },
});

/** A section with an error, one that cannot be edited, and a long text without spaces. */
export const States = meta.story({
  render: ({ editHref: _editHref, ...args }) => (
    <Stack>
      <ReviewSection
        {...args}
        title="Sites"
        editHref="#/orders/12/sites"
        error="Choose an address for 3 sites."
      />
      <ReviewSection {...args} title="Service" headingLevel={3} />
      <ReviewSection {...args} title={`Standort${'auswahl'.repeat(24)}`} editHref="#/orders/12/sites" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose an address for 3 sites.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
