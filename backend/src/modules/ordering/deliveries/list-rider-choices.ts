import { Injectable } from '@nestjs/common';
import type { RiderChoice, RiderWarning } from '@stoa/contracts';
import { In, IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { owningTenant, tenantBounds } from '../../../kernel/access';
import { Database, combineConditions } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Place } from '../../localisation';
import { Zones } from '../../localisation';
import { Rider, RiderZone } from '../../riders';
import { OrderGroup } from '../order-group.entity';
import { Order } from '../order.entity';
import { RiderCashLimit } from './rider-cash-limit';

/** Maximum number of riders listed. */
const MAX_RIDERS = 500;

/** Lists the riders that an order can be offered to, with warnings; riders without warnings come first. */
@Injectable()
export class ListRiderChoices {
  constructor(
    private readonly database: Database,
    private readonly zones: Zones,
    private readonly cash: RiderCashLimit,
  ) {}

  /** Vendors choose among their own riders, operators also the platform's; 404 for other vendors' orders. */
  async execute(order_id: number, actor: Actor): Promise<RiderChoice[]> {
    const bounds = tenantBounds(actor);
    const { em } = this.database;
    const order = await em.findOne(Order, { where: combineConditions({ id: order_id }, bounds) });
    const group = order && (await em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!order || !group) throw Failure.notFound('order');
    const own = { status: 'active', vendor_id: order.vendor_id } as const;
    const platform = { status: 'active', vendor_id: IsNull() } as const;
    const riders = await em.find(Rider, {
      where: owningTenant(actor) === null ? [own, platform] : own,
      order: { name: 'ASC', id: 'ASC' },
      take: MAX_RIDERS,
    });
    const zones = await this.zonesOf(riders);
    const choices: RiderChoice[] = [];
    for (const rider of riders) {
      const warnings = this.warnings(rider, zones.get(rider.id) ?? [], group.shipping_address);
      if (await this.cash.isExceeded(rider, order)) warnings.push('cash_limit');
      const { id, name, phone, presence } = rider;
      choices.push({ id, name, phone, presence, warnings });
    }
    return choices.sort((a, b) => a.warnings.length - b.warnings.length);
  }

  private warnings({ presence }: Rider, zones: readonly number[], place: Place): RiderWarning[] {
    const isOutside = zones.length > 0 && !this.zones.cover(zones, place);
    return [...(presence === 'available' ? [] : [presence]), ...(isOutside ? ['outside_zone' as const] : [])];
  }

  private async zonesOf(riders: readonly Rider[]): Promise<Map<number, number[]>> {
    const rider_id = In(riders.map(({ id }) => id));
    const rows = riders.length ? await this.database.em.find(RiderZone, { where: { rider_id } }) : [];
    const zonesByRider = new Map<number, number[]>();
    for (const row of rows)
      zonesByRider.set(row.rider_id, [...(zonesByRider.get(row.rider_id) ?? []), row.zone_id]);
    return zonesByRider;
  }
}
