import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Ledger } from '../../ledger';
import { Currencies } from '../../localisation';
import { Rider } from '../../riders';
import { Order } from '../order.entity';
import { deliveryEarning } from './delivery-earning';
import { RiderAssignment } from './rider-assignment.entity';

/** Calculates and books what riders earn with their deliveries. */
@Injectable()
export class RiderEarnings {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly ledger: Ledger,
  ) {}

  /** What a delivery earns, to be frozen with it: a later commission change does not affect it. */
  async calculate({ rider_id, order_id }: RiderAssignment): Promise<number> {
    const { em } = this.database;
    const rider = await em.findOneOrFail(Rider, { where: { id: rider_id } });
    const order = await em.findOneOrFail(Order, { where: { id: order_id } });
    const currencies = [this.currencies.named(order.currency), this.currencies.default()] as const;
    return deliveryEarning(rider, order, [...currencies]);
  }

  /** Books the frozen earning in the caller's transaction, at the cost of the employer: the platform or a vendor. */
  async book({
    id,
    rider_id,
    order_id,
    earning,
  }: Pick<RiderAssignment, 'id' | 'rider_id' | 'order_id' | 'earning'>): Promise<void> {
    if (!earning) return;
    const { em } = this.database;
    const { vendor_id: employer } = await em.findOneOrFail(Rider, { where: { id: rider_id } });
    const { number: reference } = await em.findOneOrFail(Order, { where: { id: order_id } });
    const currency = this.currencies.default().code;
    await this.ledger.post({
      type: 'delivery_earning',
      key: String(id),
      reference,
      lines: [
        { account: 'delivery_costs', owner: employer ?? '', currency, amount: earning },
        { account: 'rider_payable', owner: rider_id, currency, amount: -earning },
      ],
    });
  }
}
