import { Injectable } from '@nestjs/common';
import type { ExchangeOption, OrderState, ReturnableLine, ReturnState } from '@stoa/contracts';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { FindReplacements, type Order, OrderEvent, OrderLine } from '../ordering';
import type { Offer } from '../pricing';
import { Settings } from '../settings';
import { UsedUnits } from './used-units';

const DAY = 86_400_000;
/** States in which the items have been delivered. */
const ARRIVED: readonly OrderState[] = ['delivered', 'completed'];

/** Units of an order line that can be returned, until their last moment. */
type Units = Omit<ReturnableLine, 'exchanges'>;

/**
 * Computes what can still be returned: bought, delivered within the window, not returned or refunded before. Units of a rejected
 * return can't be requested again (ADR 95).
 */
@Injectable()
export class Returnable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly replacements: FindReplacements,
    private readonly units: UsedUnits,
  ) {}

  /** Lines of which units can be returned now, with the variants for which they can be exchanged. */
  async find(order: Order, language: string): Promise<ReturnableLine[]> {
    const now = this.clock.now().toISOString();
    const left = (await this.lines(order, ['cancelled'])).filter(
      ({ quantity, until }) => quantity > 0 && until > now,
    );
    if (left.length === 0) return [];
    const ids = left.map(({ order_line_id }) => order_line_id);
    const lines = await this.database.em.find(OrderLine, { where: { id: In(ids) } });
    const offers = await this.replacements.find(order, lines, language);
    return left.map((units) => ({
      ...units,
      exchanges: (offers.get(units.order_line_id) ?? []).map((offer) => shownOption(offer, units.quantity)),
    }));
  }

  /**
   * Units left of each line, whenever their window ends; none while the order is not delivered. Units of returns in the
   * states `free` count as left.
   */
  async lines(order: Order, free: readonly ReturnState[]): Promise<Units[]> {
    const arrived = ARRIVED.includes(order.state) ? await this.arrivedAt(order.id) : null;
    if (!arrived) return [];
    const { em } = this.database;
    const lines = await em.find(OrderLine, { where: { order_id: order.id }, order: { id: 'ASC' } });
    const { return_days } = await this.settings.general();
    const used = await this.units.find(order.id, free);
    return lines.map(({ id, quantity, return_days: days }) => ({
      order_line_id: id,
      quantity: sum([
        quantity,
        ...used.filter(({ order_line_id }) => order_line_id === id).map((one) => -one.quantity),
      ]),
      until: new Date(arrived.getTime() + (days ?? return_days) * DAY).toISOString(),
    }));
  }

  private async arrivedAt(order_id: number): Promise<Date | null> {
    const where = { order_id, state: In([...ARRIVED]) };
    const [first] = await this.database.em.find(OrderEvent, { where, order: { id: 'ASC' }, take: 1 });
    return first?.created_at ?? null;
  }
}

/** A variant as the customer chooses it; backorders are not limited by the stock. */
function shownOption(
  { variant_id, sku, options, available, backorder }: Offer,
  quantity: number,
): ExchangeOption {
  return { variant_id, sku, options, available: backorder === 'allow' ? quantity : available };
}
