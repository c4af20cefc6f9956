import { expect, test } from 'vitest';
import { northgate } from '../../seed/partners.ts';
import type { User } from '../../store/users.ts';
import { createFilledDatabase } from '../../testing/testSandbox.ts';
import { createWorld } from '../../world/createWorld.ts';
import { handleOrderEvents } from '../orders/startDelivery.ts';
import { worldParts } from '../areas.ts';
import { orderQuote } from './orderQuote.ts';
import { cellsOf, chosenLines } from './quoteCells.ts';
import { handleQuoteEvents } from './pricing.ts';
import { findQuote, type QuoteRecord } from './quoteRecord.ts';

const user: User = {
  id: '1',
  username: 'amelia',
  claims: { name: 'Amelia Hartley', partner: northgate },
  tokenGeneration: '',
};
const caller = { id: 'amelia', name: 'Amelia Hartley', partnerId: northgate.id, roles: [] };

async function orderedQuote() {
  const world = createWorld(await createFilledDatabase(), worldParts);
  handleOrderEvents(world);
  handleQuoteEvents(world);
  const read = (): QuoteRecord => {
    const quote = findQuote(world, caller, 'QT-40001');
    if (quote === undefined) throw new Error('The world has no quote QT-40001.');
    return quote;
  };
  const order = {
    purchaseOrder: '',
    requiredDate: null,
    contact: { name: 'Noor Rahman', phone: '0117 496 0100', email: 'noor@northgate.example' },
    note: '',
  };
  const lines = chosenLines(read(), cellsOf(read()), world.now().getTime());
  const price = {
    nrc: lines.reduce((sum, { nrc }) => sum + nrc, 0),
    mrc: lines.reduce((sum, { mrc }) => sum + mrc, 0),
  };
  const orderId = world.write(() => orderQuote(world, user, read(), { ...order, price }));
  const decide = (decision: string) => {
    const payload = JSON.stringify({ decision, by: { id: 'noor', name: 'Noor Rahman' }, comment: '' });
    world.write(() => world.schedule(0, { kind: 'approval.order.decided', subjectId: orderId, payload }));
    world.advance(0.1);
  };
  return { world, read, orderId, decide };
}

test('An approved order of a quote is delivered for each chosen site, and no longer waits for the customer', async () => {
  const { world, read, orderId, decide } = await orderedQuote();
  expect(read()).toMatchObject({ status: 'ordered', waitingFor: 'colleague', orderId });
  decide('approved');
  expect(read()).toMatchObject({ status: 'ordered', waitingFor: 'us' });
  const services = world.all('SELECT a_postcode FROM services WHERE order_id = ?', orderId);
  expect(services.map((row) => row['a_postcode'])).toEqual(
    read().sites.map(({ address }) => address.postcode),
  );
});

test('A quote whose order was rejected waits for nobody', async () => {
  const { read, decide } = await orderedQuote();
  decide('rejected');
  expect(read()).toMatchObject({ status: 'ordered', waitingFor: null });
});
