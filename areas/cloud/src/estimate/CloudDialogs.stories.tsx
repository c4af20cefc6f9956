import { Button } from '@quayside/ui/Button';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contentOf } from './estimateContent.ts';
import { estimateOf, lineOf, priceList, pricePlan, requestedQuote } from '../cloud.fixtures.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { LineDrawer } from './LineDrawer.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const onSaveLine = fn();
const onSaveDetails = fn();
const onShare = fn();
const onResolve = fn();
const onSubmitQuote = fn(async () => ({ status: 'done', value: estimateOf() }) as const);

const meta = preview.meta({
  title: 'Pages/Cloud/Dialogs',
  component: Button,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const body = () => within(document.body);

/** The preview of the charges follows the typed values. */
export const EditLine = meta.story({
  render: () => (
    <LineDrawer
      line={lineOf()}
      isNew={false}
      plan={pricePlan}
      priceList={priceList}
      termMonths={36}
      onSave={onSaveLine}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const size = body().getByRole('textbox', { name: /^Size of each/ });
    await expect(body().getByText(/100\.92/)).toBeVisible();
    await userEvent.clear(size);
    await userEvent.type(size, '65');
    await userEvent.click(body().getByRole('button', { name: 'Save the line' }));
    await expect(onSaveLine).not.toHaveBeenCalled();
    await expect(body().getByRole('link', { name: 'Enter a size from 1 to 64 vCPU' })).toBeVisible();
    await userEvent.clear(size);
    await userEvent.type(size, '8');
    await expect(body().getByText(/201\.83/)).toBeVisible();
    await userEvent.selectOptions(body().getByRole('combobox', { name: 'Term' }), '12 months');
    await userEvent.click(body().getByRole('button', { name: 'Save the line' }));
    await expect(onSaveLine).toHaveBeenCalledWith(lineOf({ size: 8, termMonths: 12 }));
  },
});

export const AddLine = meta.story({
  render: () => (
    <LineDrawer
      line={lineOf({ itemId: '', name: '' })}
      isNew
      plan={pricePlan}
      priceList={priceList}
      termMonths={36}
      onSave={onSaveLine}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(body().getByRole('button', { name: 'Add the line' }));
    await expect(body().getByRole('link', { name: 'Choose what you need' })).toBeVisible();
  },
});

export const NameAndNote = meta.story({
  render: () => <DetailsDialog initial={contentOf(estimateOf())} onSave={onSaveDetails} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const name = body().getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ticket shop');
    await userEvent.click(body().getByRole('button', { name: 'Save' }));
    await expect(onSaveDetails).toHaveBeenCalledWith(
      {
        name: 'Ticket shop',
        note: 'For the launch in March.',
      },
      expect.anything(),
    );
  },
});

const link = 'https://portal.quayside.example/cloud/estimates/CE-1001';

export const Share = meta.story({
  render: () => (
    <ShareDialog
      estimate={estimateOf()}
      companyName="Northgate Networks Ltd"
      link={link}
      isPending={false}
      onShare={onShare}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(body().getByText(link)).toBeVisible();
    await userEvent.click(body().getByRole('radio', { name: 'Only you' }));
    await expect(onShare).toHaveBeenLastCalledWith('private');
  },
});

export const SharedByColleague = meta.story({
  render: () => (
    <ShareDialog
      estimate={estimateOf({ isMine: false, owner: { id: 'noor', name: 'Noor Rahman' } })}
      companyName="Northgate Networks Ltd"
      link={link}
      isPending={false}
      onShare={onShare}
      onClose={fn()}
    />
  ),
});

export const Quote = meta.story({
  render: () => (
    <QuoteDialog
      totals={estimateOf().totals}
      termMonths={36}
      obstacle={null}
      changedParts={[]}
      askedFirst={null}
      isOwn={false}
      changed={null}
      onPricesRetry={null}
      onLookAgain={fn()}
      onSubmit={onSubmitQuote}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(body().getByRole('textbox', { name: /^Anything we should know/ }), 'In January.');
    await userEvent.click(body().getByRole('button', { name: 'Ask for a quote' }));
    await expect(onSubmitQuote).toHaveBeenCalledWith('In January.');
  },
});

const onLookAgain = fn();

/** A colleague changed the estimate while the dialog was open. */
export const QuoteChanged = meta.story({
  render: () => (
    <QuoteDialog
      totals={estimateOf().totals}
      termMonths={36}
      obstacle="This changed since you looked at it. Look at it again first."
      changedParts={[]}
      askedFirst={null}
      isOwn={false}
      changed={{ seen: { nrc: 95_000, mrc: 100_000, tcv: 3_695_000 }, now: estimateOf().totals }}
      onPricesRetry={null}
      onLookAgain={onLookAgain}
      onSubmit={onSubmitQuote}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(body().getByText('This estimate changed')).toBeVisible();
    await userEvent.click(body().getByRole('button', { name: 'Look again' }));
    await expect(onLookAgain).toHaveBeenCalled();
  },
});

const onPricesRetry = fn();

/** The server saved the estimate with a newer price list, which could not be loaded. */
export const QuotePricesFailed = meta.story({
  render: () => (
    <QuoteDialog
      totals={estimateOf().totals}
      termMonths={36}
      obstacle="The prices couldn’t be loaded. Try again first."
      changedParts={[]}
      askedFirst={null}
      isOwn={false}
      changed={null}
      onPricesRetry={onPricesRetry}
      onLookAgain={fn()}
      onSubmit={onSubmitQuote}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(body().getByRole('button', { name: 'Try again' }));
    await expect(onPricesRetry).toHaveBeenCalledOnce();
  },
});

/** A colleague asked first, while the dialog was open. */
export const QuoteAskedFirst = meta.story({
  render: () => (
    <QuoteDialog
      totals={estimateOf().totals}
      termMonths={36}
      obstacle="This can’t be changed any more."
      changed={null}
      changedParts={[]}
      askedFirst={{
        requestedBy: { id: 'noor', name: 'Noor Rahman' },
        requestedAt: requestedQuote.requestedAt,
      }}
      isOwn={false}
      onPricesRetry={null}
      onLookAgain={fn()}
      onSubmit={onSubmitQuote}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(body().getByText('Noor Rahman asked for a quote of this estimate first')).toBeVisible();
  },
});

/** Both versions, line by line. */
export const Conflict = meta.story({
  render: () => (
    <ConflictDialog
      nameOf={(name) => name}
      mine={contentOf(
        estimateOf({ content: [lineOf({ quantity: 3 }), lineOf({ id: 'L9', name: 'Mine only' })] }),
      )}
      theirs={estimateOf({ content: [lineOf({ quantity: 5 })], name: 'Booking site, renamed' })}
      clashes={[
        { id: 'name', mine: 'Booking site', theirs: 'Booking site, renamed' },
        { id: 'lines.L1.quantity', mine: 3, theirs: 5 },
      ]}
      plan={pricePlan}
      priceList={priceList}
      onResolve={onResolve}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(body().getByText('Booking site, renamed')).toBeVisible();
    // The name and the time belong to one change, which is not the user's own.
    await expect(body().getByRole('alert')).toHaveTextContent(/changed this estimate first ?19 Nov 2026/);
    await userEvent.click(body().getByRole('button', { name: 'Take theirs' }));
    await expect(onResolve).toHaveBeenLastCalledWith('theirs');
    await userEvent.click(body().getByRole('button', { name: 'Keep mine' }));
    await expect(onResolve).toHaveBeenLastCalledWith('mine');
  },
});
