import { Checkbox } from '@quayside/ui/Checkbox';
import { FieldGroup } from '@quayside/ui/FieldGroup';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import {
  artemisAccessWords,
  inOrder,
  roleWords,
  viewNames,
  viewRoles,
  type AdminView,
} from '../adminWords.ts';
import type { UserRole } from '../api.ts';
import type { Rights } from './rightsSchema.ts';

export interface RightsFieldsProps {
  view: AdminView;
  value: Rights;
  /** The reason why the roles are fixed; null if they are not. */
  rolesReason?: string | null;
  /** The reason why the admin role is fixed; null if it is not. */
  adminReason?: string | null;
  /** The reason why the views are fixed; null if they are not. */
  viewsReason?: string | null;
  rolesError?: string | undefined;
  /** The id of the roles, which the error summary links to. */
  rolesId?: string | undefined;
  /** Everything is fixed, such as while it is being saved. */
  disabled?: boolean;
  onChange: (change: Partial<Rights>) => void;
}

/** The roles of one view as checkboxes, and which views the user may open. */
export function RightsFields({
  view,
  value,
  rolesReason = null,
  adminReason = null,
  viewsReason = null,
  rolesError,
  rolesId,
  disabled = false,
  onChange,
}: RightsFieldsProps): JSX.Element {
  const toggle = (role: UserRole, isOn: boolean): void =>
    onChange({ roles: inOrder(isOn ? [...value.roles, role] : value.roles.filter((own) => own !== role)) });
  return (
    <Stack gap={24}>
      <FieldGroup
        id={rolesId}
        label={`Roles in ${viewNames[view]}`}
        hint={rolesReason ?? 'A user can have several roles, and may do what any of them allows.'}
        error={rolesError}
      >
        {viewRoles[view].map((role) => {
          const isFixed = role === 'admin' && adminReason !== null;
          return (
            <Checkbox
              key={role}
              label={roleWords[role].text}
              hint={isFixed ? adminReason : roleWords[role].hint}
              checked={value.roles.includes(role)}
              disabled={disabled || isFixed || rolesReason !== null}
              onChange={({ target }) => toggle(role, target.checked)}
            />
          );
        })}
      </FieldGroup>
      {view === 'apollo' ? (
        <FieldGroup
          label="Access to Apollo"
          hint={viewsReason ?? 'Without access, the roles have no effect.'}
        >
          <Checkbox
            label="May open Apollo"
            checked={value.apolloAccess}
            disabled={disabled || viewsReason !== null}
            onChange={({ target }) => onChange({ apolloAccess: target.checked })}
          />
        </FieldGroup>
      ) : (
        <RadioGroup
          label="Access to Artemis"
          hint={viewsReason ?? 'The roles take effect with access to all pages.'}
          options={(['none', 'dashboard', 'full'] as const).map((id) => ({
            value: id,
            label: artemisAccessWords[id],
          }))}
          value={value.artemisAccess}
          disabled={disabled || viewsReason !== null}
          onValueChange={(artemisAccess) => onChange({ artemisAccess })}
        />
      )}
    </Stack>
  );
}
