import type { DisputeRecord, OrderDisputes, OrderReturns, ReturnState, Wallet } from '@stoa/contracts';
import type { AfterSaleModel, ModelDispute, ModelReturn } from './after-sale-model';
import { decide, openDispute, respond } from './disputes.factories';
import type { ModelOrder } from './money-model';
import { MoneyWalk, type Party } from './money-walk';
import { changeReturn, inspectReturn, requestReturn } from './returns.factories';

/** What may happen next to a return; `inspected` is a call of its own. */
const RETURN_NEXT: Partial<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'approved', 'rejected', 'cancelled'],
  approved: ['in_transit', 'received', 'received', 'cancelled'],
  in_transit: ['received'],
  received: ['inspected'],
  rejected: ['approved'],
};

/** Returns, exchanges and disputes of one customer, in the shop and in its model. */
export class AfterSaleWalk extends MoneyWalk<AfterSaleModel> {
  constructor(party: Party, model: AfterSaleModel) {
    super(party, model);
  }

  private asDelivered({ id: order_id, line: line_id, variant: variant_id }: ModelOrder) {
    return { buyer: this.party.buyer(), order_id, group_number: '', line_id, variant_id };
  }

  /** A paid order that has come some steps further. */
  async buy(quantity: number, paidBy: 'sandbox' | 'cash_on_delivery', steps: number): Promise<void> {
    const order = await this.order(quantity, paidBy);
    await this.pay(order, 'pay');
    for (let step = 0; step < steps; step++) await this.advance(order);
  }

  async requestReturn(order: ModelOrder | undefined, quantity: number, which: number): Promise<void> {
    if (!order) return;
    const toWallet = which % 2 === 0;
    const other = this.party.variants.find((id) => id !== order.variant) ?? 0;
    const exchange = which % 3 === 0 ? other : null;
    const line = { order_line_id: order.line, quantity, reason: 'damaged' as const };
    const answer = await requestReturn(this.asDelivered(order), quantity, {
      refund_to: toWallet ? 'wallet' : 'original_method',
      lines: [exchange ? { ...line, exchange_variant_id: exchange } : line],
    });
    const isSupplied = exchange === null || this.model.canExchange(exchange, quantity);
    const may = this.model.returnable(order) >= quantity && isSupplied;
    expect(['return', order.state, quantity, answer.status < 300]).toEqual([
      'return',
      order.state,
      quantity,
      may,
    ]);
    const { data } = answer.body as { data?: OrderReturns };
    const id = data?.returns.at(-1)?.id ?? 0;
    if (may) this.model.requestReturn({ id, order, quantity, toWallet, exchange });
  }

  async moveReturn(item: ModelReturn | undefined, which: number): Promise<void> {
    const choices = item && RETURN_NEXT[item.state];
    const to = choices?.[which % choices.length];
    if (!item || !to) return;
    if (to === 'inspected') return this.inspect(item, which);
    const isOverruled = item.state === 'rejected';
    const may = !isOverruled || this.model.overrulable(item.order) >= item.quantity;
    const byOperator = isOverruled && which % 2 === 0;
    expect([item.state, to, await this.stepReturn(item, to, byOperator)]).toEqual([item.state, to, may]);
    if (may) item.state = to;
  }

  private async stepReturn({ id }: ModelReturn, to: ReturnState, byOperator: boolean): Promise<boolean> {
    const { market, vendor } = this.party;
    const buyer = this.party.buyer();
    const own = { return_id: id };
    if (to === 'cancelled') return (await buyer.post('/web/cancelReturn', own)).status === 200;
    if (to === 'in_transit') return (await buyer.post('/web/sendReturn', own)).status === 200;
    const answer = byOperator
      ? await changeReturn(market.admin, 'admin', id, to)
      : await changeReturn(vendor, 'vendor', id, to, 'Worn.');
    return answer.status === 200;
  }

  private async inspect(item: ModelReturn, which: number): Promise<void> {
    const accepted = which % (item.quantity + 1);
    const restock = which % 5 > 1;
    const { order } = item;
    const inspected = () =>
      inspectReturn(this.party.vendor, item.id, this.asDelivered(order), accepted, { restock });
    const answers = await Promise.all([inspected(), inspected()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const exchanged = this.model.inspect(item, accepted, restock);
    if (exchanged === 0 || item.exchange === null) return;
    const done = answers.find(({ status }) => status === 200)?.body.data;
    const { id, lines } = await this.read(done?.exchange_order?.id ?? 0);
    const sold = { variant: item.exchange, quantity: exchanged, paidBy: 'wallet' as const };
    this.model.place({ id, line: lines[0]?.id ?? 0, ...sold });
  }

  async dispute(order: ModelOrder | undefined, quantity: number): Promise<void> {
    if (!order) return;
    const lines = [{ order_line_id: order.line, quantity }];
    const reason = 'product_not_received' as const;
    const answer = await openDispute(this.asDelivered(order), { reason, lines });
    const may = quantity <= this.model.disputable(order);
    expect(['dispute', order.state, quantity, answer.status < 300]).toEqual([
      'dispute',
      order.state,
      quantity,
      may,
    ]);
    const { data } = answer.body as { data?: OrderDisputes };
    if (may) this.model.dispute(data?.disputes.at(-1)?.id ?? 0, order, quantity);
  }

  async moveDispute(dispute: ModelDispute | undefined, which: number): Promise<void> {
    if (!dispute) return;
    if (which % 5 === 0) return this.withdraw(dispute);
    if (which % 5 === 1) return this.accept(dispute);
    if (dispute.state === 'under_review') return this.decide(dispute, which);
    expect((await respond(this.party.vendor, 'vendor', dispute.id)).status).toBe(200);
    dispute.state = 'under_review';
  }

  private async withdraw(dispute: ModelDispute): Promise<void> {
    const answer = await this.party.buyer().post('/web/withdrawDispute', { dispute_id: dispute.id });
    expect(answer.status).toBe(200);
    this.model.end(dispute, 'withdrawn');
  }

  private async accept(dispute: ModelDispute): Promise<void> {
    const ask = { dispute_id: dispute.id };
    const accept = () => this.party.vendor.post<{ data: DisputeRecord }>('/vendor/acceptDispute', ask);
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    this.model.end(dispute, 'accepted', this.claimed(dispute));
  }

  /** The whole claim, one piece, or nothing. */
  private async decide(dispute: ModelDispute, which: number): Promise<void> {
    const choice = which % 3;
    const part = { lines: [{ order_line_id: dispute.order.line, quantity: 1 }] };
    const state = choice === 0 ? 'dismissed' : 'refunded';
    const { status } = await decide(this.admin, dispute.id, state, choice === 1 ? part : {});
    const pieces = choice === 1 ? Math.min(1, this.model.left(dispute.order)) : this.claimed(dispute);
    const may = choice === 0 || pieces > 0;
    expect(['decide', choice, status === 200]).toEqual(['decide', choice, may]);
    if (may) this.model.end(dispute, state, choice === 0 ? 0 : pieces);
  }

  private claimed({ quantity, order }: ModelDispute): number {
    return Math.min(quantity, this.model.left(order));
  }

  protected override async shown(): Promise<object> {
    const buyer = this.party.buyer();
    const returns: string[] = [];
    for (const { id } of this.model.returns)
      returns.push(
        (await buyer.get<{ data: { state: string } }>(`/web/customer_return/${id}`)).body.data.state,
      );
    const disputes: string[] = [];
    for (const { id } of this.model.disputes)
      disputes.push(
        (await buyer.get<{ data: { state: string } }>(`/web/customer_dispute/${id}`)).body.data.state,
      );
    const wallet = (await buyer.get<{ data: Wallet }>('/web/getWalletBalance')).body.data.balance;
    return { ...(await super.shown()), returns, disputes, wallet };
  }
}
