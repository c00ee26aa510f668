import { applyRate, convert } from '../../../kernel/money';
import type { ShopCurrency } from '../../localisation';
import type { Rider } from '../../riders';
import type { Order } from '../order.entity';

type Paid = Pick<Rider, 'commission_type' | 'commission_rate' | 'commission_amount'>;

/**
 * Rider's earning for a delivery, in minor units of the shop's default currency: a fixed amount, or a share
 * of the shipping price.
 */
export function deliveryEarning(
  rider: Paid,
  { shipping, rate_at_sale }: Pick<Order, 'shipping' | 'rate_at_sale'>,
  [sold, home]: [sold: Pick<ShopCurrency, 'exponent'>, home: ShopCurrency],
): number {
  if (rider.commission_type === 'fixed') return rider.commission_amount ?? 0;
  const cost = convert(shipping, { rate: rate_at_sale, exponent: sold.exponent }, home);
  return applyRate(cost, rider.commission_rate ?? '0');
}
