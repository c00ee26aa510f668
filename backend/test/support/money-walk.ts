import type { BooksVerification, OrderRecord, OrderState, PayoutWallet, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { type ModelOrder, MoneyModel, type Settlement } from './money-model';
import { addToCart, pay, readyToPay } from './ordering.factories';
import { chooseAtSandbox, movedAtSandbox, returnToShop } from './payments.factories';
import type { Market } from './purchase.factories';

const ACCOUNT = 'DE89370400440532013000';
const NEXT: Partial<Record<OrderState, OrderState>> = {
  placed: 'processing',
  processing: 'ready',
  ready: 'shipped',
  shipped: 'delivered',
  delivered: 'completed',
};
const PAYOUT_NEXT: Record<string, readonly string[]> = {
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['processing', 'cancelled'],
  processing: ['paid', 'failed'],
  failed: ['processing', 'cancelled'],
  paid: ['returned'],
};

/** Who takes part in a walk. */
export interface Party {
  market: Market;
  vendor: Client;
  variants: readonly number[];
  /** The buyer of the next order. */
  buyer: () => Client;
}

/** Page on which an order is paid, and the order's buyer. */
interface Page {
  url: string | null;
  buyer: Client;
  group: string;
  token: string;
}

/** What happens to the orders of one vendor, in the shop and in its model. */
export class MoneyWalk<Model extends MoneyModel = MoneyModel> {
  protected readonly pages = new Map<number, Page>();

  constructor(
    protected readonly party: Party,
    readonly model: Model,
  ) {}

  protected get admin(): Client {
    return this.party.market.admin;
  }

  protected async read(id: number): Promise<OrderRecord> {
    return (await this.admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  }

  private change(order_id: number, state: string) {
    return this.admin.post('/admin/changeOrderStatus', { order_id, state });
  }

  async order(quantity: number, paidBy: 'sandbox' | 'cash_on_delivery'): Promise<ModelOrder | undefined> {
    const buyer = this.party.buyer();
    const [variant = 0] = this.party.variants;
    await addToCart(buyer, variant, quantity);
    const ready = await readyToPay(buyer, this.party.market.country_id, 'walk@stoa.test', paidBy);
    const answer = await pay(buyer, ready);
    expect(answer.status).toBe(200);
    const { orders, redirect_url: url, group_number: group, access_token: token } = answer.body.data;
    const { id, lines } = await this.read(orders[0]?.id ?? 0);
    this.model.place({ id, line: lines[0]?.id ?? 0, variant, quantity, paidBy });
    this.pages.set(id, { url, buyer, group, token: token ?? '' });
    return this.model.orders.at(-1);
  }

  async pay(order: ModelOrder | undefined, outcome: 'pay' | 'decline'): Promise<void> {
    const page = order && this.pages.get(order.id);
    // A declined charge is final: paying again would open another page.
    if (!order || !page || order.isDeclined || order.state !== 'pending_payment') return;
    // A webhook that arrives three times beside the buyer's return.
    await chooseAtSandbox(this.party.market.shop, page.url, outcome === 'pay' ? 'duplicate' : 'decline');
    await returnToShop(page.buyer, { group_number: page.group, access_token: page.token });
    this.model.pay(order, outcome === 'pay');
  }

  async advance(order: ModelOrder | undefined): Promise<void> {
    const to = order && NEXT[order.state];
    if (!order || !to) return;
    const answers = await Promise.all([this.change(order.id, to), this.change(order.id, to)]);
    // The same step twice at the same moment happens once.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    this.model.move(order, to);
  }

  async cancel(order: ModelOrder | undefined): Promise<void> {
    if (!order) return;
    const { status } = await this.change(order.id, 'cancelled');
    expect([order.state, status]).toEqual([order.state, this.model.isCancellable(order) ? 200 : 409]);
    if (status === 200) this.model.cancel(order);
  }

  async refund(order: ModelOrder | undefined, quantity: number): Promise<void> {
    if (!order) return;
    const lines = [{ order_line_id: order.line, quantity }];
    const { status } = await this.admin.post('/admin/refundOrder', { order_id: order.id, lines });
    const may = this.model.isRefundable(order, quantity);
    expect([order.state, quantity, may, status < 300]).toEqual([order.state, quantity, may, may]);
    if (may) this.model.refund(order, quantity);
  }

  /** Settles an open refund by hand, at the gateway or to the wallet, or withdraws it. */
  async settle(order: ModelOrder | undefined, choices: readonly Settlement[], which: number): Promise<void> {
    const open = order?.refunds.find(({ isOpen }) => isOpen);
    if (!order || !open) return;
    const possible = choices.filter((one) => one !== 'processing' || order.paidBy === 'sandbox');
    const how = possible[which % possible.length] ?? 'succeeded';
    const filter = JSON.stringify({ order_id: [order.id] });
    const { refunds } = (await this.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`))
      .body;
    // The oldest, as in the model: others may be of the same amount.
    const row = refunds
      .toSorted((a, b) => a.id - b.id)
      .find(({ state, amount }) => state === 'pending' && amount === open.amount);
    const settled =
      how === 'wallet'
        ? await this.admin.post('/admin/refundToWallet', { refund_id: row?.id })
        : await this.admin.put(`/admin/refunds/updateStatus/${row?.id}`, { status: how });
    expect(settled.status).toBe(200);
    this.model.settle(order, open, how);
  }

  private askPayout(amount: number) {
    const input = { amount, destination: ACCOUNT };
    return this.party.vendor.post<{ data: { id: number } }>('/vendor/createPayoutRequest', input);
  }

  async requestPayout(which: number): Promise<void> {
    const amount = 1 + (which % Math.max(this.model.available, 1));
    const answer = await this.askPayout(amount);
    const may = this.model.isPayable(amount);
    expect([amount, answer.status < 300]).toEqual([amount, may]);
    if (may) this.model.requestPayout(answer.body.data.id, amount);
  }

  /** A refund while everything available is requested: whichever comes second sees the first. */
  async refundBesidePayout(order: ModelOrder | undefined): Promise<void> {
    const amount = this.model.available;
    if (!order || !this.model.isRefundable(order, 1) || amount <= 0 || !this.model.isPayable(amount)) return;
    const lines = [{ order_line_id: order.line, quantity: 1 }];
    const [refunded, requested] = await Promise.all([
      this.admin.post('/admin/refundOrder', { order_id: order.id, lines }),
      this.askPayout(amount),
    ]);
    expect(refunded.status).toBe(200);
    expect([200, 409, 422]).toContain(requested.status);
    if (requested.status === 200) this.model.requestPayout(requested.body.data.id, amount);
    this.model.refund(order, 1);
  }

  async movePayout(which: number): Promise<void> {
    const { payout } = this.model;
    const to = payout && PAYOUT_NEXT[payout.state]?.[which % (PAYOUT_NEXT[payout.state]?.length ?? 1)];
    if (!payout || !to) return;
    const path = `/admin/updatePayoutRequestStatus/${payout.id}/${to}`;
    const answers = await Promise.all([
      this.admin.put(path, { reason: 'No' }),
      this.admin.put(path, { reason: 'No' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    this.model.movePayout(to);
  }

  /** The facts that the model expects, as the shop shows them. */
  protected async shown(): Promise<object> {
    const { shop } = this.party.market;
    const { em } = shop.app.get(Database);
    const stock = [];
    for (const id of this.party.variants) {
      const { on_hand, reserved } = await em.findOneByOrFail(Variant, { id });
      stock.push({ on_hand, reserved });
    }
    const { data } = (await this.party.vendor.get<{ data: PayoutWallet }>('/vendor/getPayoutBalance')).body;
    const orders = await Promise.all(this.model.orders.map(({ id }) => this.read(id)));
    const charged = await Promise.all(
      this.model.orders.map(async ({ id, paidBy }) => {
        if (paidBy !== 'sandbox') return null;
        const { captured, refunded } = await movedAtSandbox(shop, this.pages.get(id)?.url ?? null);
        return { captured, refunded };
      }),
    );
    return {
      stock,
      balance: { pending: data.pending, available: data.available, held: data.held, paid: data.paid },
      orders: orders.map(({ state }) => state),
      refunded: orders.map(({ payment_status }) => payment_status),
      charged,
    };
  }

  /** The shop against the model, and every rule of the books. */
  async expectAgreement(): Promise<void> {
    expect(await this.shown()).toEqual(this.model.expected());
    const { data } = (await this.admin.get<{ data: BooksVerification }>('/admin/verifyBooks')).body;
    expect(data.checks.filter(({ count }) => count > 0)).toEqual([]);
  }
}
