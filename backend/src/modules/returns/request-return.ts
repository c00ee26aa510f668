import { Injectable } from '@nestjs/common';
import {
  BASE_LANGUAGE,
  type OrderReturns,
  type RequestReturn as Input,
  type ReturnableLine,
} from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { Failure, type Submission } from '../../kernel/http';
import { sum } from '../../kernel/money';
import { Changes } from '../../kernel/resource';
import { FindRefundDestinations, Order, type OrderGroup, OwnGroups } from '../ordering';
import { CustomerReturns } from './customer-returns';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { ReturnPictures } from './return-pictures';
import { Returnable } from './returnable';

type ExchangeRow = Pick<ReturnLine, 'exchange_variant_id' | 'exchange_sku' | 'exchange_options'>;
/** A rejection is contested by a dispute, not by another request (ADR 95). */
const REJECTED = 'A return of these items was rejected. If you disagree, you can open a dispute.';

type RequestedRow = Pick<ReturnLine, 'order_line_id' | 'quantity' | 'reason'> & Partial<ExchangeRow>;

/** Requests a return for an order's buyer, who is signed in or a guest with the order's access token. */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly groups: OwnGroups,
    private readonly returnable: Returnable,
    private readonly destinations: FindRefundDestinations,
    private readonly pictures: ReturnPictures,
    private readonly move: MoveReturn,
    private readonly changes: Changes,
    private readonly shown: CustomerReturns,
  ) {}

  /**
   * @throws Failure 404 if the order is missing or not the buyer's; 409 `not_returnable` before delivery,
   * after the return window and after a rejection; 422 by field
   */
  async execute({ input, files }: Submission<Input>, caller: Caller): Promise<OrderReturns> {
    const order = await this.database.em.findOne(Order, { where: { id: input.order_id } });
    if (!order) throw Failure.notFound('order');
    const group = await this.groups.getOrThrow(
      { id: order.group_id },
      caller,
      input.access_token ?? undefined,
    );
    if (!(await this.isKnown(input))) {
      // Check first, so that a refused request uploads no pictures.
      await this.check(order, input);
      const media = await this.pictures.store(files, group);
      // Unless the return has them.
      await this.write(input, group, media, caller).finally(() => this.pictures.drop(media));
    }
    return this.shown.ofOrder(order, caller.language);
  }

  private async isKnown({ order_id, request_key }: Input): Promise<boolean> {
    if (!request_key) return false;
    return this.database.em.exists(Return, { where: { order_id, request_key } });
  }

  private async write(
    input: Input,
    { customer_id }: OrderGroup,
    media: readonly number[],
    { actor }: Caller,
  ): Promise<void> {
    const { order_id, lines, note, refund_to = 'original_method', request_key = null } = input;
    await this.database.tx(async (em) => {
      // Locked, so that two requests at the same moment can't return the same units.
      const order = await em.findOneOrFail(Order, { where: { id: order_id }, ...this.database.forUpdate });
      if (await this.isKnown(input)) return;
      const rows = await this.check(order, input);
      const now = this.clock.now();
      const { identifiers } = await em.insert(Return, {
        number: `${order.number}-RT${(await em.count(Return, { where: { order_id } })) + 1}`,
        order_id,
        vendor_id: order.vendor_id,
        state: 'requested',
        item_count: sum(lines.map(({ quantity }) => quantity)),
        refund_to,
        note: note?.trim() || null,
        request_key,
        ...(await this.move.deadlines('requested')),
        created_at: now,
        updated_at: now,
      });
      const return_id = Number(identifiers[0]?.id);
      await insertMany(
        em,
        ReturnLine,
        rows.map((row) => ({ return_id, ...row })),
      );
      await this.pictures.attach(return_id, media);
      await this.changes.publish({ resource: 'returns', id: return_id, action: 'create', actor });
      // A guest with the access token acts without a session, and may not be the signed-in customer.
      const author = actor?.id === customer_id ? actor : null;
      await this.move.record(return_id, 'requested', { mover: 'customer', actor: author });
    });
  }

  /** Whether units of the order, or of this line of it, are in a rejected return. */
  private hasRejected({ id: order_id }: Order, order_line_id?: number): Promise<boolean> {
    const line = order_line_id === undefined ? {} : { order_line_id };
    const where = { ...line, parent: { order_id, state: 'rejected' as const } };
    return this.database.em.exists(ReturnLine, { where });
  }

  /** The lines to write, each with the variant that it is exchanged for. */
  private async check(
    order: Order,
    { lines, refund_to = 'original_method' }: Input,
  ): Promise<RequestedRow[]> {
    const left = await this.returnable.find(order, BASE_LANGUAGE);
    if (left.length === 0)
      throw Failure.conflict(
        'not_returnable',
        (await this.hasRejected(order)) ? REJECTED : 'Nothing of this order can be returned now.',
      );
    if (!(await this.destinations.find(order)).includes(refund_to))
      throw Failure.field('refund_to', 'This order can’t be refunded to a wallet.');
    const seen = new Set<number>();
    const rows: RequestedRow[] = [];
    for (const { order_line_id, quantity, reason, exchange_variant_id } of lines) {
      const line = left.find((one) => one.order_line_id === order_line_id);
      const isTooMany = quantity > (line?.quantity ?? 0);
      if (isTooMany && (await this.hasRejected(order, order_line_id))) throw Failure.field('lines', REJECTED);
      if (!line || seen.has(order_line_id)) throw Failure.field('lines', 'These items can’t be returned.');
      seen.add(order_line_id);
      if (isTooMany) throw Failure.field('lines', 'Fewer of these items can be returned.');
      const row = { order_line_id, quantity, reason };
      rows.push(exchange_variant_id ? { ...row, ...exchangeOf(line, exchange_variant_id, quantity) } : row);
    }
    return rows;
  }
}

/** @throws Failure 422 on `lines` if the variant can't replace these units */
function exchangeOf({ exchanges }: ReturnableLine, variant_id: number, quantity: number): ExchangeRow {
  const option = exchanges.find((one) => one.variant_id === variant_id);
  if (!option || quantity > option.available)
    throw Failure.field('lines', 'These items can’t be exchanged for this variant.');
  const { sku: exchange_sku, options: exchange_options } = option;
  return { exchange_variant_id: variant_id, exchange_sku, exchange_options };
}
