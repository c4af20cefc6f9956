import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the field that the address names. `formId` is the id of the form. */
export function useFocusOnField(formId: string): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const field = document.getElementById(`${formId}-${hash.slice(1)}`);
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
    control?.focus();
  }, [location, formId]);
}
