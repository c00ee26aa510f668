import { Injectable } from '@nestjs/common';
import type { Disputable, OpenDispute as Input, OrderDisputes } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { Failure, type Submission } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { HoldFunds, Order, OwnGroups, RefundOrder } from '../ordering';
import { Settings } from '../settings';
import { CustomerDisputes } from './customer-disputes';
import { Dispute } from './dispute.entity';
import { DisputableClaims } from './disputable-claims';
import { DisputeFiles, type StoredFile } from './dispute-files';
import { DisputeLine } from './dispute-parts.entity';
import { MoveDispute } from './move-dispute';

const DAY = 86_400_000;

type Claim = Pick<Disputable, 'lines'> & { shipping: number; amount: number };

/** Opens a dispute for an order's buyer, who is signed in or a guest with the order's access token. */
@Injectable()
export class OpenDispute {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly groups: OwnGroups,
    private readonly claims: DisputableClaims,
    private readonly refund: RefundOrder,
    private readonly funds: HoldFunds,
    private readonly files: DisputeFiles,
    private readonly move: MoveDispute,
    private readonly changes: Changes,
    private readonly shown: CustomerDisputes,
  ) {}

  /**
   * @throws Failure 404 if the order is missing or not the buyer's; 409 `not_disputable` while a dispute is open, after
   * the time limit, and if nothing is left to claim; 422 by field
   */
  async execute({ input, files }: Submission<Input>, caller: Caller): Promise<OrderDisputes> {
    const order = await this.database.em.findOne(Order, { where: { id: input.order_id } });
    if (!order) throw Failure.notFound('order');
    const group = await this.groups.getOrThrow(
      { id: order.group_id },
      caller,
      input.access_token ?? undefined,
    );
    if (!(await this.isKnown(input))) {
      // Check first, so that a refused request stores no files.
      await this.claim(order, input);
      // A guest with the access token acts without a session, and may not be the signed-in customer.
      const actor = caller.actor?.id === group.customer_id ? caller.actor : null;
      await this.files.store(files, (stored) => this.write(input, stored, { ...caller, actor }));
    }
    return this.shown.ofOrder(order, caller.language);
  }

  private async isKnown({ order_id, request_key }: Input): Promise<boolean> {
    if (!request_key) return false;
    return this.database.em.exists(Dispute, { where: { order_id, request_key } });
  }

  private async write(input: Input, stored: readonly StoredFile[], { actor }: Caller): Promise<void> {
    const { order_id, return_id = null, reason, description, request_key = null } = input;
    await this.database.tx(async (em) => {
      // Locked, so that a refund or another dispute at the same moment is seen.
      const order = await em.findOneOrFail(Order, { where: { id: order_id }, ...this.database.forUpdate });
      if (await this.isKnown(input)) return;
      const { lines, shipping, amount } = await this.claim(order, input);
      const now = this.clock.now();
      const { dispute_response_days } = await this.settings.general();
      const number = `${order.number}-D${(await em.count(Dispute, { where: { order_id } })) + 1}`;
      const { identifiers } = await em.insert(Dispute, {
        number,
        order_id,
        vendor_id: order.vendor_id,
        return_id,
        reason,
        request_key,
        state: 'needs_response',
        amount,
        currency: order.currency,
        with_shipping: shipping > 0,
        due_at: new Date(now.getTime() + dispute_response_days * DAY),
        open_order_id: order_id,
        created_at: now,
        updated_at: now,
      });
      const dispute_id = Number(identifiers[0]?.id);
      await insertMany(
        em,
        DisputeLine,
        lines.map((line) => ({ dispute_id, ...line })),
      );
      await this.funds.hold(order, number);
      await this.changes.publish({ resource: 'disputes', id: dispute_id, action: 'create', actor });
      const step = { mover: 'customer', actor, note: description } as const;
      await this.files.attach(await this.move.record(dispute_id, 'opened', step), stored);
    });
  }

  /** What is claimed: the chosen units, and the shipping with a claim about everything that is left of the order. */
  private async claim(order: Order, { return_id = null, reason, lines: chosen }: Input): Promise<Claim> {
    const found = await this.claims.find(order);
    const fitting = found.find((one) => one.return_id === return_id);
    if (!fitting) throw Failure.conflict('not_disputable', 'A dispute about this order can’t be opened now.');
    if (!fitting.reasons.includes(reason))
      throw Failure.field('reason', 'This reason does not fit the order’s state.');
    const lines = chosen && chosen.length > 0 ? chosenOf(chosen, fitting) : fitting.lines;
    const left = await this.refund.refundable(order);
    const isWhole = left.lines.every(
      ({ order_line_id: id, quantity }) =>
        quantity === (lines.find((line) => line.order_line_id === id)?.quantity ?? 0),
    );
    const shipping = return_id === null && isWhole ? left.shipping : 0;
    const { split } = await this.refund.preview(order, { lines, shipping, payment_fee: false });
    return { lines, shipping, amount: split.amount };
  }
}

/** @throws Failure 422 on `lines` unless each is disputable, once and within its quantity */
function chosenOf(chosen: Disputable['lines'], { lines }: Disputable): Disputable['lines'] {
  const ids = new Set(chosen.map(({ order_line_id }) => order_line_id));
  const fits = chosen.every(({ order_line_id, quantity }) =>
    lines.some((line) => line.order_line_id === order_line_id && quantity <= line.quantity),
  );
  if (!fits || ids.size < chosen.length) throw Failure.field('lines', 'These items can’t be disputed.');
  return chosen;
}
