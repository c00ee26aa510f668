import { Injectable } from '@nestjs/common';
import type { VendorApplicationView } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { refuseCountry } from '../refuse-country';
import { VendorStore } from '../vendor.store';
import { ApplicationLinks } from './application-links';
import type { RenewApplicationInput } from './application.inputs';
import { ShowApplication } from './show-application';

/** Re-submits a rejected application with updated fields and the documents requested (ADR 34). */
@Injectable()
export class RenewApplication {
  constructor(
    private readonly database: Database,
    private readonly links: ApplicationLinks,
    private readonly showing: ShowApplication,
    private readonly store: VendorStore,
  ) {}

  /**
   * @throws Failure 409 `state_not_allowed` unless it was rejected; 422 on `papers` while a document is
   * missing or rejected
   */
  async execute({ access_token, ...facts }: RenewApplicationInput): Promise<VendorApplicationView> {
    await this.database.tx(async (em) => {
      const { vendor } = await this.links.open(access_token);
      await refuseCountry(em, facts.country_id);
      if (vendor.status === 'rejected' && (await this.showing.missingOf(vendor.id)).length > 0)
        throw Failure.field('papers', 'Please send the missing and rejected documents first.');
      await this.store.applyAgain(vendor.id, { ...facts, phone: facts.phone || null });
    });
    return this.showing.byToken(access_token);
  }
}
