import { useContactRoles } from '@quayside/portal-core/react';
import { ContactRolePopup } from '@quayside/ui/ContactRolePopup';
import type { JSX } from 'react';

/** The popup that asks which contacts receive service updates. */
export function ContactRoles({ onClose }: { onClose: () => void }): JSX.Element {
  const { state, load, setValues, save } = useContactRoles();
  return (
    <ContactRolePopup
      open
      load={state.load.status === 'idle' ? { status: 'in-progress' } : state.load}
      submit={state.submit}
      values={state.values}
      onValuesChange={setValues}
      onSubmit={() => void save()}
      onClose={onClose}
      onRetry={() => void load()}
    />
  );
}
