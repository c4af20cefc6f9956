import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Field } from '@quayside/ui/Field';
import { Grid } from '@quayside/ui/Grid';
import { IconButton } from '@quayside/ui/IconButton';
import { editIcon, plusIcon, trashIcon } from '@quayside/ui/icons';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useRemovalFocus } from '@quayside/page-kit/page';
import type { AdminContacts } from '../api.ts';
import { contactRoleWords, type ContactRole } from './contactRules.ts';

export interface ContactsViewProps {
  state: AsyncContentState<AdminContacts>;
  /** Whether a change is being saved. */
  pending: boolean;
  onAdd: (role: ContactRole) => void;
  onEdit: (role: ContactRole, index: number) => void;
  onRemove: (role: ContactRole, index: number) => void;
  /** With an empty text for nobody. */
  onChoose: (role: ContactRole, email: string) => void;
  onRetry: () => void;
}

const roles = ['mso', 'supportPrimary'] as const;
/** A role has 20 contacts at most. */
const OFFERED = 100;

/** Whom we contact, by role. Each role keeps one, and one of them gets the service updates. */
export function ContactsView({ state, onRetry, ...rest }: ContactsViewProps): JSX.Element {
  return (
    <Stack gap={16}>
      <Text>
        Contacts hear from us by e-mail or telephone. They are not users: they need no account, and a user is
        not a contact by itself.
      </Text>
      <AsyncContent
        state={state}
        placeholder={<Skeleton lines={8} />}
        onRetry={onRetry}
        labels={{ failed: 'We couldn’t load the contacts', notUpdated: 'We couldn’t update the contacts' }}
      >
        {(contacts) => (
          <Grid columns="two" minimum="medium" gap={16}>
            {roles.map((role) => (
              <RoleContacts key={role} role={role} contacts={contacts} {...rest} />
            ))}
          </Grid>
        )}
      </AsyncContent>
    </Stack>
  );
}

function RoleContacts({
  role,
  contacts,
  pending,
  onAdd,
  onEdit,
  onRemove,
  onChoose,
}: Omit<ContactsViewProps, 'state' | 'onRetry'> & {
  role: ContactRole;
  contacts: AdminContacts;
}): JSX.Element {
  const { text, lead } = contactRoleWords[role];
  const isLast = contacts[role].length === 1;
  const removalFocus = useRemovalFocus();
  const reasonId = `contacts-${role}-reason`;
  return (
    <Card
      {...removalFocus}
      as="section"
      title={text}
      lead={lead}
      actions={
        <Button
          size="compact"
          icon={plusIcon}
          data-removal-end=""
          disabled={pending}
          aria-label={`Add a contact for ${text}`}
          onClick={() => onAdd(role)}
        >
          Add
        </Button>
      }
    >
      <Capped items={contacts[role]}>
        {(shown) => (
          <Stack as="ul" gap={4} aria-label={`${text} contacts`}>
            {shown.map(({ email, salesforceId }, index) => (
              <li key={salesforceId}>
                <Stack direction="row" gap={8} wrap={false}>
                  <bdi style={address}>{email}</bdi>
                  <IconButton
                    icon={editIcon}
                    label={`Edit ${email}`}
                    disabled={pending}
                    onClick={() => onEdit(role, index)}
                  />
                  <IconButton
                    icon={trashIcon}
                    label={`Remove ${email}`}
                    disabled={pending || isLast}
                    aria-describedby={isLast ? reasonId : undefined}
                    {...(!isLast && { 'data-removes': '' })}
                    onClick={() => onRemove(role, index)}
                  />
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Capped>
      {isLast && (
        <p id={reasonId} style={reason}>
          Each role keeps one contact. Add another one before you remove this.
        </p>
      )}
      <Field label="Gets the service updates" style={chooser}>
        <NativeSelect
          placeholder="Nobody is chosen yet"
          value={contacts[role].find(({ chosen }) => chosen)?.email ?? ''}
          onChange={({ target }) => onChoose(role, target.value)}
        >
          {contacts[role].slice(0, OFFERED).map(({ email, salesforceId }) => (
            <option key={salesforceId} value={email}>
              {email}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Card>
  );
}

const address = { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' } as const;
const reason = { marginBlock: '12px 0' } as const;
const chooser = { marginBlockStart: '16px' } as const;
