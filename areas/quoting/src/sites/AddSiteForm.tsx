import { useUnsavedWork } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { plusIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import { useEffect, useRef, useState, type JSX } from 'react';
import type { ProductOffer, QuoteSite } from '../api.ts';
import { readSiteDraft } from './siteDraft.ts';
import { SiteFields } from './SiteFields.tsx';
import { useSiteForm } from './useSiteForm.ts';

export interface AddSiteFormProps {
  quoteNumber: string;
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>;
  sites: readonly QuoteSite[];
  onAdd: (site: Omit<QuoteSite, 'id' | 'options'>) => void;
}

/** Adds one site after the other: postcode, address, Enter. */
export function AddSiteForm({ quoteNumber, offer, sites, onAdd }: AddSiteFormProps): JSX.Element {
  const form = useSiteForm(offer, sites);
  useUnsavedWork(`quote-site-${quoteNumber}`, {
    value: form.draft,
    restore(stored) {
      const draft = readSiteDraft(stored);
      if (draft === null) return false;
      form.restore(draft);
      return true;
    },
  });
  const [added, setAdded] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  // A fast typist presses Enter before the addresses arrive.
  const isAwaited = useRef(false);
  const isLoading = form.a.state.status === 'loading' || form.b?.state.status === 'loading';
  useEffect(() => {
    if (isLoading || !isAwaited.current) return;
    isAwaited.current = false;
    formRef.current?.requestSubmit();
  }, [isLoading]);
  return (
    <form
      ref={formRef}
      noValidate
      aria-label="Add a site"
      onSubmit={(event) => {
        event.preventDefault();
        isAwaited.current = isLoading;
        if (isLoading) return;
        const site = form.submit();
        if (site === null) return;
        onAdd(site);
        setAdded(`${site.address.name} added. The quote has ${sites.length + 1} sites.`);
        form.next();
      }}
    >
      <Stack gap={16}>
        <SiteFields form={form} offer={offer} />
        <Stack direction="row" gap={8}>
          <Button type="submit" icon={plusIcon}>
            Add site
          </Button>
          <VisuallyHidden aria-live="polite">{added}</VisuallyHidden>
        </Stack>
      </Stack>
    </form>
  );
}
