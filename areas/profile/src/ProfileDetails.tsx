import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { FieldRow } from '@quayside/ui/FieldRow';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { isComposing, TextField, type TextFieldProps } from '@quayside/ui/TextField';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { isOf, kinds, spelled, useAfterPress, type Kind } from '@quayside/page-kit/input';
import { AdministratorLinks } from '@quayside/shared/profile/AdministratorLinks.tsx';
import type { Profile } from '@quayside/shared/profile/api.ts';
import { roleName } from './profileWords.ts';
import type { TypedTexts } from './useTypedTexts.ts';

export interface ProfileDetailsProps {
  profile: Profile;
  typed: TypedTexts;
  /** With null, nothing is typed any more. */
  onTextType: (name: keyof TypedTexts, text: string | null) => void;
  onTextChange: (name: keyof TypedTexts, text: string) => void;
}

/** The user's details: those of the sign-in, and those that the user adds. */
export function ProfileDetails({
  profile,
  typed,
  onTextType,
  onTextChange,
}: ProfileDetailsProps): JSX.Element {
  const { name, email, company, roles } = profile;
  return (
    <Card as="section" title="Your details">
      <Stack gap={24}>
        <DescriptionList
          columns={2}
          items={[
            { id: 'name', term: 'Name', description: name },
            {
              id: 'email',
              term: 'E-mail',
              description: (
                <Text as="bdi" wrap="anywhere">
                  {email}
                </Text>
              ),
            },
            { id: 'company', term: 'Company', description: company },
            { id: 'roles', term: 'Roles', description: roles.map(roleName).join(', ') || 'No role' },
          ]}
        />
        <WhereToChange {...profile} />
        <FieldRow>
          <CommittedText
            label="Job title"
            maxLength={100}
            autoComplete="organization-title"
            value={profile.jobTitle}
            typed={typed.jobTitle}
            onType={(text) => onTextType('jobTitle', text)}
            onCommit={(text) => onTextChange('jobTitle', text)}
          />
          <CommittedText
            label="Telephone"
            type="tel"
            kind={kinds.telephone}
            maxLength={40}
            autoComplete="tel"
            value={profile.phone}
            typed={typed.phone}
            onType={(text) => onTextType('phone', text)}
            onCommit={(text) => onTextChange('phone', text)}
          />
        </FieldRow>
        <Text tone="quiet">Administrators of your company see your job title and telephone number.</Text>
      </Stack>
    </Card>
  );
}

function WhereToChange({ administrators, company }: Profile): JSX.Element {
  const own = company === '' ? 'your company' : company;
  return (
    <Text tone="quiet">
      <span>{`These come from the sign-in of ${own}, so that they are the same in every service.`}</span>{' '}
      {administrators.length === 0 ? (
        <span key="one">To change them, ask the person at your company who invited you.</span>
      ) : (
        <span key="other">
          To change them, ask an administrator: <AdministratorLinks administrators={administrators} />.
        </span>
      )}
    </Text>
  );
}

type CommittedTextProps = Pick<TextFieldProps, 'type' | 'maxLength' | 'autoComplete'> & {
  label: string;
  /** The rule that the text keeps, unless it is empty. */
  kind?: Kind;
  value: string;
  typed: string | null;
  onType: (text: string | null) => void;
  onCommit: (text: string) => void;
};

/** A text that is saved on leaving the field or on Enter; Escape gives the saved one back. One that breaks the rule stays, unsaved. */
function CommittedText({
  label,
  kind,
  value,
  typed,
  onType,
  onCommit,
  ...rest
}: CommittedTextProps): JSX.Element {
  const [isFocused, setIsFocused] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const afterPress = useAfterPress();
  const isWrong = kind !== undefined && typed !== null && typed.trim() !== '' && !isOf(kind)(typed);
  // Kept from before: leaving the field saved nothing.
  const isLeftOver = typed !== null && typed !== value && !isFocused;

  function commit(): void {
    if (typed === null || isWrong) return;
    const text = kind === undefined ? typed.trim() : spelled(kind, typed);
    onType(null);
    if (text !== value) onCommit(text);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      setIsTried(true);
      commit();
    }
    if (event.key === 'Escape') onType(null);
  }

  return (
    <Field
      label={label}
      optional
      error={isWrong && (isTried || !isFocused) ? kind.message : undefined}
      {...(isLeftOver && { hint: 'Not saved yet. Press Enter here to save it, or Escape to undo it.' })}
    >
      <TextField
        {...rest}
        value={typed ?? value}
        onChange={({ target }) => {
          setIsTried(false);
          onType(target.value);
        }}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          commit();
          // It may show an error or a hint.
          afterPress(() => setIsFocused(false));
        }}
        onKeyDown={handleKeyDown}
      />
    </Field>
  );
}
