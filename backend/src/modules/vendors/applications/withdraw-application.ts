import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { applicationWithdrawn } from '../vendor.events';
import { Vendor } from '../vendor.entity';
import { VendorStore } from '../vendor.store';
import { VendorUser } from '../vendor-user.entity';
import { ApplicationLinks } from './application-links';
import { OPEN_TO_APPLICANTS } from './open-application';

/** Withdraws an application: deletes vendor, owner account and documents, and frees the e-mail address. */
@Injectable()
export class WithdrawApplication {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: ApplicationLinks,
    private readonly store: VendorStore,
    private readonly events: EventBus,
  ) {}

  /**
   * @throws Failure 409 `application_closed` once it has been approved, also when an operator approves it
   * concurrently
   */
  async execute(token: string): Promise<void> {
    await this.database.tx(async (em) => {
      const { application, vendor } = await this.links.open(token);
      const open = { id: vendor.id, status: In([...OPEN_TO_APPLICANTS]) };
      const held = await em.update(Vendor, open, { updated_at: this.clock.now() });
      if (!held.affected) throw applicationClosed();
      const owner = await em.findOne(VendorUser, { where: { vendor_id: vendor.id } });
      await this.store.remove(vendor.id, {}, null);
      await this.events.publish(applicationWithdrawn, {
        number: application.number,
        store_name: vendor.store_name,
        email: vendor.email,
        locale: owner?.locale ?? null,
      });
    });
  }
}

/** 409: the application has been decided. */
export function applicationClosed(): Failure {
  return Failure.conflict('application_closed', 'This application has been decided and can’t be changed.');
}
