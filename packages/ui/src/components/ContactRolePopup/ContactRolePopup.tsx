'use client';
import { useId, type FormEvent, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason, type DialogProps } from '../Dialog/Dialog.tsx';
import { LoadError } from '../Dialog/LoadError.tsx';
import { serverMessage } from '../Dialog/serverMessage.ts';
import { Field } from '../Field/Field.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LoadingShape, OnlyContact, RoleForm } from './ContactRolePopup.styles.ts';
import {
  chosenValues,
  contactRoles,
  roleChoices,
  withValue,
  type ContactRole,
  type ContactRoleValues,
  type RoleChoice,
  type RoleContacts,
} from './contactRoles.ts';

export type { ContactRole, ContactRoleValues, RoleContact, RoleContacts } from './contactRoles.ts';

/** The way in which the user closed the popup. */
export type ContactRolePopupCloseReason = DialogCloseReason;

/** The contacts to choose from. `error` shows the server's message, or a default one. */
export type ContactRoleLoad =
  | {
      /** Whether the contacts are loading, loaded, or could not be loaded. */
      status: 'in-progress';
    }
  | {
      status: 'ready';
      /** The contacts that each role can have. */
      contacts: RoleContacts;
    }
  | {
      status: 'error';
      /** The reason why the contacts could not be loaded. Default: the label `loadFailed`. */
      message?: string | null | undefined;
    };

/** The state of saving. `ready` before and after it. */
export type ContactRoleSubmit =
  | {
      /** Whether the user can save, the contacts are being saved or could not be saved. */
      status: 'ready';
    }
  | { status: 'in-progress' }
  | {
      status: 'error';
      /** The reason why the contacts could not be saved. Default: the label `submitFailed`. */
      message?: string | null | undefined;
    };

/** Every string of the popup: the name and the placeholder of each role. `{roles}` becomes a list of role names. */
export type ContactRolePopupLabels = Record<ContactRole | `${ContactRole}Placeholder`, string> & {
  /** The title of the popup. */
  title: string;
  /** Says which roles have no contact. `{roles}` are their names. */
  notSet: string;
  /** The reason why the roles need a contact. */
  required: string;
  /** Shown when there is nobody to choose. `{roles}` are the names of the roles. */
  noContacts: string;
  /** Shown while the contacts load. */
  loading: string;
  /** Used when a failure to load has no message of its own. */
  loadFailed: string;
  /** Used when a failure to save has no message of its own. */
  submitFailed: string;
  /** The button that loads the contacts again. */
  retry: string;
  /** The button that closes the popup. */
  close: string;
  /** The button that saves the contacts. */
  save: string;
};

/**
 * The contacts, the selection and the state of saving. Other props reach the root, the overlay that covers the
 * page.
 */
export type ContactRolePopupProps = Omit<
  DialogProps,
  'title' | 'role' | 'size' | 'children' | 'actions' | 'onClose' | 'closeButton' | 'onSubmit' | 'labels'
> & {
  /** The contacts to choose from, or why there are none yet. */
  load: ContactRoleLoad;
  /** Default `ready`. */
  submit?: ContactRoleSubmit;
  /** The chosen contact of each role. */
  values: ContactRoleValues;
  /** Called with the contacts of every role after each change. */
  onValuesChange: (values: ContactRoleValues) => void;
  /** Called with the roles that have a contact, at least one. A role without a contact is left out. */
  onSubmit: (values: ContactRoleValues) => void;
  /** Called when the user closes the popup, with the reason. */
  onClose: (reason: ContactRolePopupCloseReason) => void;
  /** Loads the contacts again after a failure. Without it there is no button that tries again. */
  onRetry?: (() => void) | undefined;
  /** The BCP 47 tag by which the list of roles is formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ContactRolePopupLabels>;
};

const defaultLabels: ContactRolePopupLabels = {
  title: 'Notification Warning',
  notSet: 'The following contacts have not been set: {roles}',
  required:
    'We require that at least one contact be marked for the above roles to ensure you receive the latest service updates.',
  mso: 'MSO',
  supportPrimary: 'Primary Support',
  msoPlaceholder: 'Please select contact for MSO role',
  supportPrimaryPlaceholder: 'Please select contact for Primary Support role',
  noContacts: 'There are no contacts for {roles} yet. Ask your account manager to add one.',
  loading: 'Loading',
  loadFailed: 'We couldn’t load the contacts.',
  submitFailed: 'We couldn’t save the contacts.',
  retry: 'Retry',
  close: 'Close',
  save: 'Save',
};

const untouched: ContactRoleSubmit = { status: 'ready' };

/**
 * Warns that contact roles are not set and lets the user choose contacts. A role with one contact is preselected,
 * and a role with none is left out. One role with a contact is enough to save.
 */
export function ContactRolePopup({
  load,
  submit = untouched,
  values,
  onValuesChange,
  onSubmit,
  onClose,
  onRetry,
  locale,
  labels,
  ...rest
}: ContactRolePopupProps): JSX.Element {
  const text = useLabels('ContactRolePopup', defaultLabels, labels);
  const writtenAs = useLocale(locale);
  const formId = useId();
  const choices = load.status === 'ready' ? roleChoices(load.contacts, values) : [];
  const canSave = choices.some(({ chosen }) => chosen !== undefined);
  const isSaving = submit.status === 'in-progress';
  function save(event: FormEvent): void {
    event.preventDefault();
    if (canSave && !isSaving) onSubmit(chosenValues(choices));
  }
  const actions = (
    <>
      <Button onClick={() => onClose('close-button')}>{text.close}</Button>
      <Button type="submit" form={formId} variant="primary" disabled={!canSave} pending={isSaving}>
        {text.save}
      </Button>
    </>
  );
  return (
    <Dialog {...rest} title={text.title} onClose={onClose} closeButton={false} actions={actions}>
      {load.status === 'in-progress' && <Loading words={text.loading} />}
      {load.status === 'error' && (
        <LoadError
          message={serverMessage(load.message, text.loadFailed)}
          retry={text.retry}
          onRetry={onRetry}
        />
      )}
      {load.status === 'ready' && (
        <RoleForm id={formId} onSubmit={save}>
          <Warning choices={choices} text={text} locale={writtenAs} />
          {choices.map((choice) => (
            <RoleField
              key={choice.role}
              choice={choice}
              text={text}
              disabled={isSaving}
              onChoose={(id) => onValuesChange(withValue(values, choice.role, id))}
            />
          ))}
          {submit.status === 'error' && (
            <InlineAlert tone="critical" live="assertive">
              {serverMessage(submit.message, text.submitFailed)}
            </InlineAlert>
          )}
        </RoleForm>
      )}
    </Dialog>
  );
}

type LabelsProps = { text: ContactRolePopupLabels };

type WarningProps = LabelsProps & { choices: readonly RoleChoice[]; locale: string };

function Warning({ choices, text, locale }: WarningProps): JSX.Element {
  const notSet = choices.filter(({ isSet }) => !isSet).map(({ role }) => role);
  const named = choices.length > 0 ? notSet : contactRoles;
  const roles = new Intl.ListFormat(locale).format(named.map((role) => text[role]));
  if (choices.length === 0) return <InlineAlert>{fillLabel(text.noContacts, { roles })}</InlineAlert>;
  return (
    <>
      {notSet.length > 0 && <p>{fillLabel(text.notSet, { roles })}</p>}
      <p>{text.required}</p>
    </>
  );
}

type RoleFieldProps = LabelsProps & {
  choice: RoleChoice;
  disabled: boolean;
  onChoose: (id: string) => void;
};

function RoleField({ choice, text, disabled, onChoose }: RoleFieldProps): JSX.Element {
  const { role, contacts, chosen } = choice;
  if (contacts.length === 1) {
    return (
      <OnlyContact>
        <strong>{text[role]}</strong>
        <bdi>{contacts[0]?.name}</bdi>
      </OnlyContact>
    );
  }
  return (
    <Field label={text[role]}>
      <NativeSelect
        // Not `required`: native validation would block the form, but one role of two is enough to save.
        aria-required
        placeholder={text[`${role}Placeholder`]}
        value={chosen ?? ''}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {contacts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function Loading({ words }: { words: string }): JSX.Element {
  return (
    <LoadingShape aria-busy="true">
      <VisuallyHidden as="output">{words}</VisuallyHidden>
      <Skeleton lines={3} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </LoadingShape>
  );
}
