import { Injectable } from '@nestjs/common';
import { Brackets, In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Page } from '../../kernel/http';
import type { LookupRequest } from '../../kernel/resource';
import { requestedIds, likePattern } from '../../kernel/resource';
import { Admin, RolePermissions } from '../identity';
import { Rider } from './rider.entity';

const ROWS = 50;
/** A rider in a look-up. */
export type DeliveryRider = Pick<Rider, 'id' | 'name' | 'phone' | 'vehicle' | 'presence' | 'vendor_id'>;

/** An operator in charge of deliveries, in a look-up. */
export type DeliveryIncharge = Pick<Admin, 'id' | 'name' | 'email' | 'phone'>;

/** Permission of operators in charge of riders. */
const IN_CHARGE = 'riders.update';

/** Look-ups of riders and of operators in charge of them (specification §7.3). */
@Injectable()
export class DeliveryPeople {
  constructor(
    private readonly database: Database,
    private readonly permissions: RolePermissions,
  ) {}

  /** Riders who are active and available, or those of the ids. */
  async riders({ q, ids }: LookupRequest): Promise<Page<DeliveryRider, 'deliveryriders'>> {
    const named = requestedIds({ ids });
    const query = this.database.em.createQueryBuilder(Rider, 'r');
    if (named) query.where('r.id IN (:...ids)', { ids: [0, ...named] });
    else query.where("r.status = 'active' AND r.presence = 'available'");
    if (q)
      query.andWhere(
        new Brackets((any) => any.where("r.name LIKE :q ESCAPE '!'").orWhere("r.phone LIKE :q ESCAPE '!'")),
        { q: likePattern(q) },
      );
    const [rows, total] = await query.orderBy('r.name', 'ASC').limit(ROWS).getManyAndCount();
    const shown = rows.map(({ id, name, phone, vehicle, presence, vendor_id }) => ({
      id,
      name,
      phone,
      vehicle,
      presence,
      vendor_id,
    }));
    return new Page('deliveryriders', shown, total);
  }

  /** Active operators whose role may update riders, all or those of the ids. */
  async incharges({ q = '', ids }: LookupRequest): Promise<Page<DeliveryIncharge, 'deliveryincharges'>> {
    const named = requestedIds({ ids });
    const admins = await this.database.em.find(Admin, {
      where: { status: 'active', ...(named && { id: In([0, ...named]) }) },
      order: { name: 'ASC' },
    });
    const roles = new Map<number, boolean>();
    for (const { role_id } of admins)
      if (!roles.has(role_id)) roles.set(role_id, await this.mayChange(role_id));
    const matches = admins.filter(
      ({ role_id, name }) => roles.get(role_id) && name.toLowerCase().includes(q.toLowerCase()),
    );
    const shown = matches.slice(0, ROWS).map(({ id, name, email, phone }) => ({ id, name, email, phone }));
    return new Page('deliveryincharges', shown, matches.length);
  }

  private async mayChange(role_id: number): Promise<boolean> {
    const { permissions } = await this.permissions.find('admin', role_id);
    return permissions.has('*') || permissions.has(IN_CHARGE);
  }
}
