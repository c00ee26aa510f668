import { Injectable } from '@nestjs/common';
import type { ApplicationAccess } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { normaliseCode, normaliseEmail } from '../../../kernel/spelling';
import { Vendor } from '../vendor.entity';
import { ApplicationLinks } from './application-links';
import type { FindApplicationInput } from './application.inputs';
import { VendorApplication } from './vendor-application.entity';

/** Looks up an application by its number and e-mail address. */
@Injectable()
export class FindApplication {
  constructor(
    private readonly database: Database,
    private readonly links: ApplicationLinks,
  ) {}

  /** @throws Failure 404, the same for an unknown number and a wrong address */
  async execute(input: FindApplicationInput): Promise<ApplicationAccess> {
    const number = normaliseCode(input.number).replaceAll(/\s/g, '');
    const { em } = this.database;
    const application = await em.findOne(VendorApplication, { where: { number } });
    const where = { id: application?.vendor_id ?? 0, email: normaliseEmail(input.email) };
    const vendor = await em.findOne(Vendor, { where });
    if (!vendor)
      throw new Failure(404, 'not_found', 'There is no application with this number and email address.');
    return { access_token: this.links.token(number, vendor.email) };
  }
}
