import type { JSX, ReactNode } from 'react';
import { DescriptionList, type DescriptionListItem } from '../components/DescriptionList/DescriptionList.tsx';
import { Field } from '../components/Field/Field.tsx';
import { FieldRow } from '../components/FieldRow/FieldRow.tsx';
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx';
import { NativeSelect } from '../components/NativeSelect/NativeSelect.tsx';
import { ReviewSection } from '../components/ReviewSection/ReviewSection.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

/** Every step is a page of its own. */
export const addressOf = (step: string): string => `/artemis/ordering/new/D-5512/${step}`;

/** The error of the summary and the review while the site contact is missing. */
export const missingContact = 'Enter the name of the site contact';

/** Whom to call, and when the building is open. */
export function Contacts({
  contact,
  onContactChange,
}: {
  contact: string;
  onContactChange: (contact: string) => void;
}): JSX.Element {
  return (
    <Stack gap={24} style={{ maxInlineSize: 640 }}>
      <FieldRow>
        <Field label="Site contact" controlId="contact">
          <TextField
            autoComplete="name"
            value={contact}
            onChange={({ target }) => onContactChange(target.value)}
          />
        </Field>
        <Field label="Telephone" controlId="phone">
          <TextField type="tel" autoComplete="tel" defaultValue="+44 121 496 0018" />
        </Field>
      </FieldRow>
      <Field
        label="Access hours"
        hint="When our engineer can enter without an appointment."
        controlId="hours"
      >
        <NativeSelect defaultValue="office">
          <option value="office">Mon to Fri, 08:00 to 18:00</option>
          <option value="always">At any time</option>
          <option value="appointment">By appointment only</option>
        </NativeSelect>
      </Field>
      <Field label="Instructions for the engineer" optional controlId="instructions">
        <TextField placeholder="Such as: ask for the riser key at reception" />
      </Field>
    </Stack>
  );
}

function fact(id: string, term: string, description: ReactNode): DescriptionListItem {
  return { id, term, description };
}

/** All values, with a link to their step. */
export function Review({ contact, hasNewPrice }: { contact: string; hasNewPrice: boolean }): JSX.Element {
  return (
    <Stack gap={16}>
      {hasNewPrice && (
        <InlineAlert tone="caution" title="The monthly price changed since the quote">
          £412.00 became £431.00 a month (MRC, excl. VAT), because the carrier changed its list price on 20
          Nov 2026. You order at the new price.
        </InlineAlert>
      )}
      <ReviewSection title="Sites" editHref={addressOf('sites')}>
        <DescriptionList
          columns={2}
          items={[
            fact('a', 'A end', '55 Colmore Row, Birmingham, B3 2AA'),
            fact('b', 'B end', 'Telehouse North, London, E14 2AA'),
          ]}
        />
      </ReviewSection>
      <ReviewSection title="Configuration" editHref={addressOf('configuration')}>
        <DescriptionList
          columns={2}
          items={[
            fact('product', 'Product', 'Internet Access, 1 Gbit/s'),
            fact('resilience', 'Resilience', 'Two routers, one line'),
          ]}
        />
      </ReviewSection>
      <ReviewSection
        title="Contacts"
        editHref={addressOf('contacts')}
        error={contact.trim() === '' ? missingContact : undefined}
      >
        <DescriptionList
          columns={2}
          items={[
            fact('contact', 'Site contact', contact.trim()),
            fact('hours', 'Access hours', 'Mon to Fri, 08:00 to 18:00'),
          ]}
        />
      </ReviewSection>
      <ReviewSection title="Commercial" editHref={addressOf('commercial')}>
        <DescriptionList
          columns={2}
          items={[
            fact('po', 'Purchase order', 'PO-77310'),
            fact('term', 'Term', '36 months'),
            fact('requested', 'Requested date', '11 Jan 2027'),
            fact('earliest', 'Earliest possible', '8 Jan 2027'),
          ]}
        />
      </ReviewSection>
    </Stack>
  );
}
