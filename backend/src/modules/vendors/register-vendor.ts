import { Injectable } from '@nestjs/common';
import type { VendorStatus } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { normaliseEmail, Passwords } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { Role } from '../identity';
import { Country } from '../localisation';
import { Settings } from '../settings';
import { multiVendorOff } from './multi-vendor';
import { vendorApplied } from './vendor.events';
import { VendorStore } from './vendor.store';
import { VendorUser } from './vendor-user.entity';
import type { RegisterVendorInput } from './vendor.inputs';

const VENDOR_ROLE = 'vendor';

/** Takes an application: a pending vendor and its owner, who can sign in once an operator has approved it. */
@Injectable()
export class RegisterVendor {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly passwords: Passwords,
    private readonly store: VendorStore,
    private readonly clock: Clock,
    private readonly events: EventBus,
  ) {}

  async execute(input: RegisterVendorInput): Promise<{ id: number; status: VendorStatus }> {
    if (!(await this.settings.isMultiVendor())) throw multiVendorOff();
    const { name, password: plain, ...facts } = input;
    const email = normaliseEmail(input.email);
    const password = await this.passwords.hash(plain);
    try {
      const id = await this.database.tx(async (em) => {
        if (await em.exists(VendorUser, { where: { email } })) throw taken();
        await refuseCountry(em, facts.country_id);
        const vendor_id = await this.store.create({ ...facts, email }, {}, null);
        const now = this.clock.now();
        const stamp = { status: 'active', created_at: now, updated_at: now };
        const role_id = await roleId(em, now);
        const phone = input.phone?.trim() || null;
        await em.insert(VendorUser, {
          vendor_id,
          role_id,
          name: name.trim(),
          email,
          password,
          phone,
          ...stamp,
        });
        await this.events.publish(vendorApplied, { vendor_id });
        return vendor_id;
      });
      return { id, status: 'pending' };
    } catch (error) {
      throw isDuplicate(error) ? taken() : error;
    }
  }
}

async function refuseCountry(em: EntityManager, id: number | null | undefined): Promise<void> {
  if (!id || (await em.exists(Country, { where: { id, status: 'active' } }))) return;
  throw Failure.field('country_id', 'is not a country of this shop');
}

/** The system role of vendors; made here where a shop was never seeded. */
async function roleId(em: EntityManager, now: Date): Promise<number> {
  const known = await em.findOne(Role, { where: { code: VENDOR_ROLE } });
  if (known) return known.id;
  const row = { code: VENDOR_ROLE, name: 'Vendor', audience: 'vendor', is_system: true, status: 'active' };
  const { identifiers } = await em.insert(Role, { ...row, created_at: now, updated_at: now });
  return Number(identifiers[0]?.id);
}

function taken(): Failure {
  return Failure.field('email', 'There is a seller account with this e-mail address.');
}
