import type { CustomerOrder, OrderState, VerifiedPayment } from '@stoa/contracts';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppContext, type AppFacts } from '~/features/frame/app-context';
import { formatsFor } from '~/i18n/format';
import { loadTranslator } from '~/i18n/translator';
import { ResultPage } from './result-page';

// Outside of a router, no form has been answered.
jest.mock('@remix-run/react', () => ({
  ...jest.requireActual<object>('@remix-run/react'),
  useActionData: () => undefined,
  useNavigation: () => ({ state: 'idle' }),
}));

type Part = CustomerOrder['parts'][number];
type Shown = ComponentProps<typeof ResultPage>['order'];

const WINDOW = { from: '2026-11-24T10:00:00.000Z', to: '2026-11-28T10:00:00.000Z' };
const NO_RETURNS = { orders: [], pictureLimit: { bytes: 0, text: '0' } };
const ADDRESS = { name: 'Gwen Guest', company: null, lines: ['12 Colonnade Street', 'London'], phone: null };
const AMOUNTS = {
  items: 2600,
  discount: 0,
  shipping: 370,
  shipping_discount: 0,
  payment_fee: 0,
  tax: 0,
};

const PAID = {
  outcome: 'success',
  failure: null,
  is_awaited: false,
  payment_method_code: 'cash_on_delivery',
  retry_methods: [],
} satisfies Partial<VerifiedPayment>;

const NO_PROOF = { payment_proof: null, can_send_proof: false };

const LINE = {
  id: 1,
  name: 'Sky kite',
  slug: 'kite',
  quantity: 2,
  unit_price: 1300,
  picture: null,
  options: [{ name: 'Color', value: 'Red' }],
};

function orderOf(state: OrderState, facts: Partial<Part> = {}): Shown {
  const vendor = { id: 1, name: 'Hearth & Holt', slug: 'hearth' };
  const summary = { id: 1, number: 'ST-1-1', vendor, state, status_label: 'Placed', total: 2970 };
  const part = {
    ...summary,
    ...AMOUNTS,
    lines: [LINE],
    timeline: [],
    invoices: [],
    shipments: [],
    shipping_method: 'Standard',
    pickup: null,
    delivery_estimate: WINDOW,
    ...facts,
  };
  const order = {
    id: 1,
    number: 'ST-1',
    placed_at: '2026-11-22T10:00:00.000Z',
    currency: 'USD',
    total: 2970,
    ...AMOUNTS,
    email: 'gwen@example.test',
    tax_included: 0,
    coupons: [],
    refunds: [],
    amount_paid: 0,
    wallet_amount: 0,
    amount_due: 0,
    cash_due: 0,
    payment_method: 'Cash',
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    ...NO_PROOF,
    parts: [part],
    orders: [summary],
  };
  const payment: Partial<VerifiedPayment> = {
    ...PAID,
    group_number: 'ST-1',
    payment_status: 'unpaid',
    refunds: [],
    orders: [{ ...summary, vendor_name: vendor.name }],
    order: order as unknown as CustomerOrder,
  };
  return payment as Shown;
}

/** The page's text, for a guest by default. */
async function textsOf(order: Shown, isSignedIn = false, isMultiVendor = true): Promise<string> {
  const facts = {
    t: await loadTranslator('en'),
    formats: formatsFor('en', [{ code: 'USD', exponent: 2, symbol: '$' }]),
    frame: { isMultiVendor, shop: { name: 'Agora' } },
  } as AppFacts;
  const values = {
    payUrl: null,
    payKey: 'key',
    isSignedIn,
    returns: NO_RETURNS,
    disputes: { orders: [], access: { group_number: 'ST-1' } },
  };
  const page = createElement(ResultPage, { order, ...values });
  const html = renderToStaticMarkup(createElement(AppContext.Provider, { value: facts }, page));
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('ResultPage', () => {
  it('shows a guest the items, address, delivery dates and email address, and offers an account', async () => {
    const texts = await textsOf(orderOf('placed'));
    for (const expected of [
      'Thank you, your order is placed',
      'ST-1',
      'gwen@example.test',
      'Sky kite',
      'Color: Red · × 2',
      '$26.00',
      'Standard',
      'Estimated delivery: Nov 24 – 28, 2026',
      'Gwen Guest',
      '12 Colonnade Street',
      'Create an account to save your address',
    ])
      expect(texts).toContain(expected);
  });

  it('names the shop itself where one vendor sells', async () => {
    expect(await textsOf(orderOf('placed'))).toContain('Hearth &amp; Holt');
    const texts = await textsOf(orderOf('placed'), false, false);
    expect(texts).toContain('Agora');
    expect(texts).not.toContain('Hearth');
  });

  it('shows a single date, and the date and address of a pickup', async () => {
    const pickup = { address: '1 Market Row', instructions: null };
    const day = { from: WINDOW.from, to: WINDOW.from };
    expect(await textsOf(orderOf('placed', { pickup, delivery_estimate: day }))).toContain(
      'Ready for pickup: Nov 24, 2026 1 Market Row',
    );
  });

  it('shows no delivery estimate if unknown, and offers no account to signed-in customers', async () => {
    const texts = await textsOf(orderOf('delivered', { delivery_estimate: null }), true);
    expect(texts).not.toContain('Estimated delivery');
    expect(texts).not.toContain('Create an account');
  });

  it('shows what the wallet has paid and what is left, and nothing of that if the total is due', async () => {
    const shown = orderOf('pending_payment');
    const waiting = { ...shown, outcome: 'pending' } as const;
    const paying = { amount_paid: 1000, wallet_amount: 1000, amount_due: 1970 };
    const texts = await textsOf({ ...waiting, order: { ...shown.order, ...paying } });
    expect(texts).toContain('Left to pay: $19.70');
    expect(texts).toContain('From your wallet -$10.00 Left to pay $19.70');
    const whole = await textsOf({ ...waiting, order: { ...shown.order, amount_due: 2970 } });
    expect(whole).not.toContain('Left to pay');
  });

  it('shows what is left to pay on delivery once the wallet or a cancellation has changed it', async () => {
    const { order, ...shown } = orderOf('placed');
    const paying = { amount_paid: 1000, wallet_amount: 1000, cash_due: 1970 };
    const texts = await textsOf({ ...shown, order: { ...order, ...paying } });
    expect(texts).toContain('To pay on delivery: $19.70');
    expect(texts).toContain('From your wallet -$10.00 To pay on delivery $19.70');
    expect(await textsOf({ ...shown, order: { ...order, cash_due: 2970 } })).not.toContain('To pay');
  });

  it('never says that nothing was charged once the wallet has paid its part', async () => {
    const shown = { ...orderOf('pending_payment'), outcome: 'failed', failure: 'declined' } as const;
    expect(await textsOf(shown)).toContain('choose another method. You haven’t been charged.');
    const paying = { amount_paid: 1000, wallet_amount: 1000, amount_due: 1970 };
    const texts = await textsOf({ ...shown, order: { ...shown.order, ...paying } });
    expect(texts).toContain('choose another method. $10.00 from your wallet is kept for this order');
    expect(texts).not.toContain('haven’t been charged');
  });

  it('thanks for a new order only, and is titled with the number of one that is under way', async () => {
    expect(await textsOf(orderOf('placed'))).not.toContain('is placed ST-1');
    expect(await textsOf(orderOf('shipped'))).toContain('Order ST-1 Your order is on its way.');
    const delivered = await textsOf(orderOf('delivered'));
    expect(delivered).toContain('Ordered on Nov 22, 2026');
    expect(delivered).not.toContain('Thank you');
    expect(delivered).not.toContain('We sent a confirmation');
  });

  it('says how long a bank may take to show a refund, unless the money is in the wallet', async () => {
    const refunded = (route: 'gateway' | 'wallet') => {
      const { order, ...shown } = orderOf('cancelled');
      const parts = [{ route, amount: 2970 }];
      const facts = { reason: 'order_cancelled', state: 'succeeded', source: null, lines: [], note: null };
      const refund = { ...facts, id: 1, order_number: 'ST-1-1', amount: 2970, currency: 'USD', parts };
      return textsOf({ ...shown, order, refunds: [refund] } as unknown as Shown);
    };
    expect(await refunded('gateway')).toContain('Banks can take up to 10 days to show a refund.');
    expect(await refunded('wallet')).not.toContain('Banks can take');
  });

  it('shows what is cancelled, and what was paid for the rest', async () => {
    const { order, ...shown } = orderOf('placed');
    const [part] = order.orders;
    const orders = [
      ...order.orders,
      { ...part, id: 2, state: 'cancelled', total: 1000 },
    ] as typeof order.orders;
    const texts = await textsOf({ ...shown, order: { ...order, total: 3970, orders, amount_paid: 2970 } });
    expect(texts).toContain('Cancelled -$10.00 Paid $29.70');
  });
});
