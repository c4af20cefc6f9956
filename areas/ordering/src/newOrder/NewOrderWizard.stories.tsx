import type { Whose } from '@quayside/page-kit/versions';
import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Combobox, useComboboxState } from '@quayside/ui/Combobox';
import { errorSummary, wizardFrame } from '@quayside/ui/testing';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import { fieldOf, toChange, toValues } from './draftValues.ts';
import { newOrderSchema, type NewOrderValues } from './newOrderSchema.ts';
import { newOrderSteps, type NewOrderStep } from './newOrderSteps.ts';
import type { OrderRefusal } from './useNewOrder.ts';
import { siteOption, type SiteChoice } from './useSiteSearch.ts';
import type { OrderDraft, OrderDraftPrice } from '../ordersApi.ts';
import type { EditedOrderState } from './useOrderDraft.ts';
import { NewOrderWizard } from './NewOrderWizard.tsx';
import {
  begunDraft,
  changedPrice,
  completeDraft,
  draftPrice,
  leeds,
  noPrice,
  orderOptions,
  quotedDraft,
} from '../drafts.fixtures.ts';

interface NewOrderStoryProps {
  draft: OrderDraft;
  step: NewOrderStep;
  price: AsyncContentState<OrderDraftPrice>;
  save: EditedOrderState['save'];
  merged: OrderDraft | null;
  submit: () => Promise<ActionState<null>>;
  obstacle: string | null;
  refusal: OrderRefusal | null;
  isLeaving: boolean;
  onContinue: () => void;
  onLeave: () => void;
  onResolve: (kept: Whose) => void;
  onDismissMerged: () => void;
}

/** The wizard over a form, without the portal around it. */
function NewOrderStory({ draft, step, price, submit, ...rest }: NewOrderStoryProps): JSX.Element {
  const known = 'data' in price ? (price.data ?? null) : null;
  const option = orderOptions.products.find(({ product }) => product === draft.product);
  const rules = {
    hasTwoEnds: option?.hasTwoEnds ?? false,
    sharedUpToMbps: 1000,
    earliestDate: known?.earliestDate ?? null,
    price: known,
  };
  const form = useSchemaForm({ schema: newOrderSchema(rules), initial: toValues(draft), submit, fieldOf });
  const values = useWatch({ control: form.control, compute: (typed: NewOrderValues) => typed });
  return (
    <main>
      <NewOrderWizard
        nameOf={(name) => name}
        newSiteId={() => `S${values.sites.length + 1}`}
        {...rest}
        draft={draft}
        options={orderOptions}
        option={option}
        form={form}
        values={values}
        rules={rules}
        step={step}
        leftSteps={new Set(newOrderSteps.slice(0, newOrderSteps.indexOf(step)))}
        price={price}
        renderSiteSearch={(search) => <StorySearch {...search} />}
        onRetrySave={ignore}
        onRetryPrice={ignore}
        onAcceptPrice={ignore}
      />
    </main>
  );
}

function StorySearch({ site, onSelect }: SiteChoice): JSX.Element {
  const { props } = useComboboxState(site && siteOption(site));
  return (
    <Combobox
      {...props}
      results={{ status: 'ready', options: [siteOption(leeds)] }}
      onSelect={() => onSelect(leeds)}
    />
  );
}

function ignore(): void {
  // The story ends here.
}

const savedAt = new Date(2026, 10, 21, 10, 42);
const ready: AsyncContentState<OrderDraftPrice> = { status: 'ready', data: draftPrice };
const changed: AsyncContentState<OrderDraftPrice> = { status: 'ready', data: changedPrice };
const done: ActionState<null> = { status: 'done', value: null };

const meta = preview.meta<NewOrderStoryProps, DecoratorFunction, NewOrderStoryProps>({
  title: 'Pages/Artemis/New order',
  component: NewOrderStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    draft: completeDraft,
    step: 'review',
    price: ready,
    save: { status: 'saved', at: savedAt },
    submit: fn(async () => done),
    obstacle: null,
    refusal: null,
    isLeaving: false,
    onContinue: fn(),
    onLeave: fn(),
    merged: null,
    onResolve: fn(),
    onDismissMerged: fn(),
  },
});

const submitIn = (root: HTMLElement): Element => root.querySelector('[type="submit"]') ?? root;

export const Service = meta.story({
  args: { step: 'service' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'MPLS VPN' })).toBeDisabled();
    await expect(canvas.getByText('Your company has no price plan for it.')).toBeVisible();
    const wizard = wizardFrame(canvasElement, userEvent);
    const [leave = '', next = ''] = wizard.actions().slice(-2);
    await wizard.press(next);
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await wizard.press(leave);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** The quote decides the product. */
export const FromAQuote = meta.story({
  args: { step: 'service', draft: quotedDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From quote QT-40066: Glasgow interconnect')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const CopyOfAService = meta.story({
  args: {
    step: 'service',
    draft: {
      ...completeDraft,
      source: { kind: 'service', id: 'QS-120351', name: 'Cardiff Castle Street 1 Gbps' },
    },
  },
});

/** There is no price before there is a site. */
export const NoSites = meta.story({
  args: { step: 'sites', draft: begunDraft, price: { status: 'ready', data: noPrice } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Add a site and choose the bandwidth/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Site' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Leeds Wellington Place/ }));
    await expect(canvas.getByRole('region', { name: '1. Leeds Wellington Place' })).toBeVisible();
  },
});

export const Sites = meta.story({
  args: { step: 'sites' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Leeds Wellington Place' }));
    await expect(canvas.queryByRole('region', { name: /Leeds/ })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Site' })).toHaveFocus();
  },
});

export const TwoEnds = meta.story({ args: { step: 'sites', draft: quotedDraft } });

export const Configuration = meta.story({ args: { step: 'configuration' } });

/** A site may have a bandwidth of its own. */
export const ManySites = meta.story({
  args: {
    step: 'configuration',
    draft: {
      ...completeDraft,
      sites: ['Leeds', 'Cardiff', 'Glasgow'].map((name, index) => ({
        id: `S${index + 1}`,
        site: { ...leeds, name },
        bSite: null,
        bandwidthMbps: index === 1 ? 100 : null,
        termMonths: null,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Cardiff' })).toHaveValue('100');
    await expect(canvas.getByRole('combobox', { name: 'Glasgow' })).toHaveValue('');
  },
});

/** A field shows its error when the user leaves it. */
export const Contacts = meta.story({
  args: { step: 'contacts' },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'ask Tom');
    await userEvent.tab();
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveAccessibleDescription(/Enter a telephone number/);
  },
});

export const Commercial = meta.story({
  args: { step: 'commercial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The earliest possible date is/)).toBeVisible();
  },
});

export const Review = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const sites = within(canvas.getByRole('region', { name: 'Sites' }));
    await expect(sites.getByRole('link')).toHaveAttribute('href', '/artemis/ordering/new/OD-2/sites');
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
});

/** An order with missing values is not sent. Each message leads to its field. */
export const Incomplete = meta.story({
  args: { draft: begunDraft, price: { status: 'ready', data: noPrice } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    const summary = errorSummary(canvasElement, userEvent);
    await waitFor(() =>
      expect(summary.messages()).toEqual([
        'Add at least one site',
        'Choose the bandwidth',
        'Enter the name of the site contact',
        'Enter the telephone number of the site contact',
        'Enter your purchase order number',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Choose the bandwidth' })).toHaveAttribute(
      'href',
      '/artemis/ordering/new/OD-2/configuration#bandwidthMbps',
    );
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

/** A changed price must be accepted first. */
export const PriceChanged = meta.story({
  args: { draft: quotedDraft, price: changed },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('The price changed since the quote')).toBeVisible();
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() =>
      expect(errorSummary(canvasElement, userEvent).messages()).toEqual(['Accept the changed price']),
    );
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

export const PriceAccepted = meta.story({
  args: { draft: { ...quotedDraft, acceptedPrice: { nrc: 90_000, mrc: 50_700 } }, price: changed },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('You accepted the changed price')).toBeVisible();
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
});

export const PriceUpdating = meta.story({
  args: { step: 'sites', price: { status: 'refreshing', data: draftPrice } },
});

export const PriceFailed = meta.story({
  args: { step: 'sites', price: { status: 'failed', cause: 'failure', reference: 'priceOrderDraft 500' } },
});

const theirDraft: OrderDraft = {
  ...completeDraft,
  updatedBy: { id: 'astrid.berg', name: 'Astrid Berg' },
  contacts: { ...completeDraft.contacts, phone: '+47 22 12 34 56' },
  commercial: { ...completeDraft.commercial, purchaseOrder: 'PO-9' },
};

/** Another user saved the draft. Nothing is overwritten before the user decides. */
export const Conflict = meta.story({
  args: {
    step: 'contacts',
    save: {
      status: 'conflict',
      clashes: [
        { id: 'contacts.phone', mine: completeDraft.contacts.phone, theirs: '+47 22 12 34 56' },
        { id: 'commercial.purchaseOrder', mine: completeDraft.commercial.purchaseOrder, theirs: 'PO-9' },
      ],
      theirs: {
        etag: theirDraft.etag,
        content: toChange(toValues(theirDraft)),
        draft: theirDraft,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Astrid Berg changed this draft first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolve).toHaveBeenCalledWith('mine');
  },
});

/** Another person changed other parts: nothing is to be decided. */
export const Merged = meta.story({ args: { step: 'contacts', merged: theirDraft } });

export const Saving = meta.story({ args: { step: 'contacts', save: { status: 'saving' } } });

export const NotSaved = meta.story({
  args: { step: 'contacts', save: { status: 'failed', error: new HttpStatusError(500, null, 'Failed.') } },
});

export const Offline = meta.story({
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  args: {
    step: 'contacts',
    save: { status: 'failed', error: new NetworkError('Offline.') },
    price: { status: 'failed', cause: 'offline', data: draftPrice },
  },
});

const refusedByPrice = new HttpStatusError(
  409,
  { message: 'The price changed. Nothing is ordered.' },
  'Failed with 409.',
);

/** The server refused the order, and the page shows the same as before. */
export const Refused = meta.story({
  args: {
    submit: fn(async (): Promise<ActionState<null>> => ({ status: 'failed', error: refusedByPrice })),
    refusal: {
      error: refusedByPrice,
      seen: draftPrice.current,
      isChanged: false,
      values: toValues(completeDraft),
      lookAgain: fn(),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(await canvas.findByText('The price changed. Nothing is ordered.')).toBeVisible();
  },
});

const lookAgain = fn();

/** The price changed at the last moment. Nothing is ordered before the user has looked again. */
export const ChangedSinceThePress = meta.story({
  args: {
    obstacle: 'This changed since you looked at it. Look at it again first.',
    refusal: {
      error: refusedByPrice,
      seen: changedPrice.agreed,
      isChanged: true,
      values: toValues(completeDraft),
      lookAgain,
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = submitIn(canvasElement);
    await expect(button).toHaveAccessibleDescription(args.obstacle ?? '');
    await userEvent.click(button);
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(lookAgain).toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { submit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, userEvent }) => {
    const button = submitIn(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Leaving = meta.story({ args: { step: 'contacts', isLeaving: true } });

export const LongText = meta.story({
  args: {
    draft: {
      ...completeDraft,
      name: 'Bestellung '.repeat(10),
      sites: [
        {
          id: 'S1',
          site: { ...leeds, name: 'Wiederherstellungsrechenzentrum der Binnenschifffahrtsgesellschaft' },
          bSite: null,
          bandwidthMbps: 10_000,
          termMonths: 60,
        },
      ],
      contacts: {
        ...completeDraft.contacts,
        instructions: `${'https://access.example/'.repeat(20)}\n${'المدخل الخلفي '.repeat(20)}`,
      },
    },
  },
});
