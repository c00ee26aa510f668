import { Injectable } from '@nestjs/common';
import type { VendorStatus } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../../kernel/access';
import { Database, isDuplicate } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { normaliseEmail } from '../../kernel/spelling';
import { Country } from '../localisation';
import { Settings } from '../settings';
import { multiVendorOff } from './multi-vendor';
import { KeepPapers, VendorPaperStore } from './papers';
import { readApplication } from './read-application';
import { taken, VendorAccounts } from './vendor-accounts';
import { vendorApplied } from './vendor.events';
import { VendorStore } from './vendor.store';

/** Takes an application: a pending vendor with its papers, and its owner, who can sign in once an operator has approved it. */
@Injectable()
export class RegisterVendor {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly passwords: Passwords,
    private readonly store: VendorStore,
    private readonly accounts: VendorAccounts,
    private readonly keeping: KeepPapers,
    private readonly papers: VendorPaperStore,
    private readonly events: EventBus,
  ) {}

  /** @throws Failure 403 while multi-vendor is off; 422 on the fields that are wrong */
  async execute(request: FastifyRequest): Promise<{ id: number; status: VendorStatus }> {
    if (!(await this.settings.isMultiVendor())) throw multiVendorOff();
    const { input, papers } = await readApplication(request);
    const { name, password: plain, ...facts } = input;
    const email = normaliseEmail(input.email);
    const password = await this.passwords.hash(plain);
    const kind = { kind: 'registration', field: 'papers' } as const;
    try {
      const id = await this.keeping.execute(papers, kind, (kept) =>
        this.database.tx(async (em) => {
          await refuseCountry(em, facts.country_id);
          const vendor_id = await this.store.create({ ...facts, email }, {}, null);
          const phone = input.phone?.trim() || null;
          await this.accounts.open({ vendor_id, name: name.trim(), email, phone }, password);
          await this.papers.note(vendor_id, kept, null);
          await this.events.publish(vendorApplied, { vendor_id });
          return vendor_id;
        }),
      );
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
