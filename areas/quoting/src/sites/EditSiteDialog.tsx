import { TaskDialog } from '@quayside/page-kit/page';
import { useId, type JSX } from 'react';
import type { ProductOffer, QuoteSite } from '../api.ts';
import { SiteFields } from './SiteFields.tsx';
import { useSiteForm } from './useSiteForm.ts';

export interface EditSiteDialogProps {
  site: QuoteSite;
  sites: readonly QuoteSite[];
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>;
  onSave: (site: QuoteSite) => void;
  onClose: () => void;
}

export function EditSiteDialog({ site, sites, offer, onSave, onClose }: EditSiteDialogProps): JSX.Element {
  const formId = useId();
  const form = useSiteForm(offer, sites, site);
  return (
    <TaskDialog size="wide" title="Edit the site" submit="Change the site" form={formId} onCancel={onClose}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const changed = form.submit();
          if (changed === null) return;
          onSave({ ...site, ...changed });
          onClose();
        }}
      >
        <SiteFields form={form} offer={offer} />
      </form>
    </TaskDialog>
  );
}
