import { Button } from '@quayside/ui/Button';
import { Drawer } from '@quayside/ui/Drawer';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { useSiteRow } from './priceBookContext.ts';
import { SitePrices, type SitePricesProps } from './SitePrices.tsx';

export interface SiteDrawerProps extends Omit<SitePricesProps, 'row'> {
  siteId: string;
  /** The sites before and after it in the table; undefined at its ends. */
  previousId: string | undefined;
  nextId: string | undefined;
  onOpen: (siteId: string) => void;
  onClose: () => void;
}

/** A panel with every price of a site. The table stays usable. */
export function SiteDrawer(props: SiteDrawerProps): JSX.Element | null {
  const { siteId, previousId, nextId, onOpen, onClose } = props;
  const row = useSiteRow(siteId);
  if (row === undefined) return null;
  const { site, chosen, figures } = row;
  const { reference, address } = site;
  return (
    <Drawer
      open
      size="wide"
      title={<bdi>{reference === '' ? address.name : reference}</bdi>}
      onClose={onClose}
      actions={
        <>
          <Button disabled={previousId === undefined} onClick={() => onOpen(previousId ?? siteId)}>
            Previous site
          </Button>
          <Button disabled={nextId === undefined} onClick={() => onOpen(nextId ?? siteId)}>
            Next site
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="span" tone="quiet">
          <bdi>{[...address.lines, address.postcode].join(', ')}</bdi>
        </Text>
        <span aria-live="polite">
          {chosen && figures ? (
            <span key="one">
              Chosen: <Money {...chosen.mrc} /> a month (MRC), <Money {...chosen.nrc} /> one-off (NRC),{' '}
              <Money amount={figures.tcv} currency={chosen.mrc.currency} /> over the term (TCV).
            </span>
          ) : (
            <span key="other">Nothing is chosen for this site yet.</span>
          )}
        </span>
        {/* A resilience that was looked at belongs to one site. */}
        <SitePrices key={siteId} {...props} row={row} />
        {chosen !== null && chosen.carrier !== null && (
          <Text as="small" tone="quiet">
            Delivered by <bdi>{chosen.carrier}</bdi>
            {chosen.accessType !== null && (
              <span>
                , <bdi>{chosen.accessType}</bdi>
              </span>
            )}
            .
          </Text>
        )}
      </Stack>
    </Drawer>
  );
}
