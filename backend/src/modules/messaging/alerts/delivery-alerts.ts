import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { deliveryStopped, Order, RiderAssignment } from '../../ordering';
import { Rider } from '../../riders';
import { Settings } from '../../settings';
import { type AlertFor, AlertMails } from './alert-mails';
import { deliveryDeclined, deliveryFailed } from './delivery.emails';

/** Event data: the delivery, and what its rider has done. */
type Stop = NonNullable<(typeof deliveryStopped)['payload']>;
type AlertOf = (recipient: 'operator' | 'vendor') => AlertFor<'order_number' | 'reason'>;

/**
 * E-mails whoever has to act when a rider declines an order or can't deliver it: the rider's employer and, as customers
 * turn to it, the vendor of what was not delivered. They are those who are notified of new orders.
 */
@Injectable()
export class DeliveryAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: AlertMails,
  ) {}

  @Handles(deliveryStopped, 'alerts')
  async stopped({ assignment_id: id, to }: Stop): Promise<void> {
    const { em } = this.database;
    const delivery = await em.findOne(RiderAssignment, { where: { id } });
    const order = delivery && (await em.findOne(Order, { where: { id: delivery.order_id } }));
    if (!order) return;
    const { vendor_id: employer } = await em.findOneByOrFail(Rider, { id: delivery.rider_id });
    const { operator_new_order, vendor_new_order } = await this.settings.get('alert');
    const alert = alertOf(to, order, delivery.failure_reason ?? '');
    if (employer === null && operator_new_order === 1) await this.mails.toOperators(alert('operator'));
    const isForVendor = employer !== null || to === 'failed';
    if (isForVendor && vendor_new_order === 1)
      await this.mails.toVendor(order.vendor_id, 'orders.status', alert('vendor'));
  }
}

function alertOf(to: Stop['to'], { id, number }: Order, reason: string): AlertOf {
  const emails = to === 'failed' ? deliveryFailed : deliveryDeclined;
  return (recipient) => () => ({
    email: emails[recipient],
    values: { order_number: number, reason },
    path: `/${recipient === 'operator' ? 'admin' : 'seller'}/orders/view/${id}`,
  });
}
