import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
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

/** Changes the addresses, the reference and the fields of a site. */
export function EditSiteDialog({ site, sites, offer, onSave, onClose }: EditSiteDialogProps): JSX.Element {
  const formId = useId();
  const form = useSiteForm(offer, sites, site);
  return (
    <Dialog
      open
      size="wide"
      title="Edit the site"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Change the site
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
