import { Injectable } from '@nestjs/common';
import type { PayoutBalance, PayoutState } from '@stoa/contracts';
import { BASE_LANGUAGE, formatMoney } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { convert, sum } from '../../kernel/money';
import { say } from '../../kernel/wording';
import { Currencies } from '../localisation';
import { deliveryEarning, Order, OrderLine, RiderAssignment } from '../ordering';
import { Rider } from '../riders';
import { PayoutRequest } from './payout-request.entity';
import { RiderPayoutRequest } from './rider-payout-request.entity';

/** States of delivered orders, whose proceeds the vendor has earned. */
const EARNED = ['delivered', 'completed'];
/** States in which a request no longer holds any of the balance. */
const RELEASED: readonly PayoutState[] = ['rejected', 'cancelled', 'returned'];

type Sold = Pick<Order, 'currency' | 'rate_at_sale'>;
type Counted = Sold & { amount: string | number | null };

/** Vendor or rider of a balance. */
export type Earner = { vendor_id: number } | { rider_id: number };

/**
 * Computes payout balances of vendors and riders until there is a ledger (docs/adr/0007): earnings from
 * delivered orders less amounts requested, approved or paid. In minor units of the shop's default currency.
 */
@Injectable()
export class PayoutBalances {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
  ) {}

  async find(earner: Earner): Promise<PayoutBalance> {
    const { em } = this.database;
    const isVendor = 'vendor_id' in earner;
    const earned = isVendor
      ? await this.sales(em, earner.vendor_id)
      : await this.deliveries(em, earner.rider_id);
    const held = await this.held(em, earner);
    return { currency: this.currencies.default().code, earned, held, available: Math.max(0, earned - held) };
  }

  /**
   * Call after writing a request, or moving one on, in the same transaction. The unique index on open
   * requests serialises concurrent ones, so the balance read here is current.
   * @throws Failure 422 `insufficient_balance` with the available amount in `details`
   */
  async refuseExcess(earner: Earner, asked: number): Promise<void> {
    const { earned, held, currency } = await this.find(earner);
    if (held <= earned) return;
    const available = Math.max(0, earned - (held - asked));
    const amount = formatMoney(available, this.currencies.default(), BASE_LANGUAGE);
    const message = say`Only ${amount} can be paid out at the moment.`;
    throw new Failure(422, 'insufficient_balance', message, { amount: [message] }, { available, currency });
  }

  /** A vendor's delivered orders less payment fees and commission, plus platform-funded discounts. */
  private async sales(em: EntityManager, vendor_id: number): Promise<number> {
    const orders = em
      .createQueryBuilder(Order, 'o')
      .where('o.vendor_id = :vendor_id AND o.state IN (:...states)', { vendor_id, states: EARNED })
      .groupBy('o.currency')
      .addGroupBy('o.rate_at_sale')
      .select(['o.currency AS currency', 'o.rate_at_sale AS rate_at_sale']);
    const totals = await orders
      .clone()
      .addSelect('SUM(o.total - o.payment_fee)', 'amount')
      .getRawMany<Counted>();
    const commissions = await orders
      .clone()
      .innerJoin(OrderLine, 'l', 'l.order_id = o.id')
      .addSelect("SUM(JSON_EXTRACT(l.commission, '$.amount'))", 'amount')
      .getRawMany<Counted>();
    const given = await this.givenByPlatform(em, vendor_id);
    return sum(
      [...totals, ...given]
        .map((one) => this.inDefault(one))
        .concat(commissions.map((one) => -this.inDefault(one))),
    );
  }

  /** Discounts funded by the platform, for which the vendor is compensated. */
  private async givenByPlatform(em: EntityManager, vendor_id: number): Promise<Counted[]> {
    const orders = await em
      .createQueryBuilder(Order, 'o')
      .where('o.vendor_id = :vendor_id AND o.state IN (:...states)', { vendor_id, states: EARNED })
      .andWhere('(o.discount > 0 OR o.shipping_discount > 0)')
      .getMany();
    const lines = await em
      .createQueryBuilder(OrderLine, 'l')
      .innerJoin(Order, 'o', 'o.id = l.order_id')
      .where('o.vendor_id = :vendor_id AND o.state IN (:...states)', { vendor_id, states: EARNED })
      .andWhere('l.discount > 0')
      .getMany();
    return orders.map(({ id, currency, rate_at_sale, shipping_discounts }) => {
      const own = lines.filter((line) => line.order_id === id).flatMap((line) => line.discounts);
      const borne = [...own, ...(shipping_discounts ?? [])].filter(
        ({ funded_by }) => funded_by === 'platform',
      );
      return { currency, rate_at_sale, amount: sum(borne.map(({ amount }) => amount)) };
    });
  }

  /** Earnings of a rider's deliveries; those older than frozen earnings count by the current commission. */
  private async deliveries(em: EntityManager, rider_id: number): Promise<number> {
    const rider = await em.findOneOrFail(Rider, { where: { id: rider_id } });
    const done = await em.find(RiderAssignment, { where: { rider_id, state: 'delivered' } });
    const earnings = done.map(async ({ earning, order_id }) => {
      if (earning !== null) return earning;
      const order = await em.findOneOrFail(Order, { where: { id: order_id } });
      return deliveryEarning(rider, order, [
        this.currencies.named(order.currency),
        this.currencies.default(),
      ]);
    });
    return sum(await Promise.all(earnings));
  }

  private async held(em: EntityManager, earner: Earner): Promise<number> {
    const rows = await em
      .createQueryBuilder('vendor_id' in earner ? PayoutRequest : RiderPayoutRequest, 'p')
      .select(['p.currency AS currency', 'SUM(p.amount) AS amount'])
      .where(earner)
      .andWhere('p.state NOT IN (:...released)', { released: RELEASED })
      .groupBy('p.currency')
      .getRawMany<{ currency: string; amount: string | number }>();
    const home = this.currencies.default();
    return sum(
      rows.map(({ currency, amount }) => convert(Number(amount), this.currencies.named(currency), home)),
    );
  }

  private inDefault({ currency, rate_at_sale, amount }: Counted): number {
    const { exponent } = this.currencies.named(currency);
    return convert(Number(amount ?? 0), { rate: rate_at_sale, exponent }, this.currencies.default());
  }
}
