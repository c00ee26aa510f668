import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { PasswordLinks } from '../../identity';
import type { VendorUser } from '../vendor-user.entity';
import { Vendor } from '../vendor.entity';

/** E-mails a team member a link to choose the first password, which replaces earlier ones. */
@Injectable()
export class SendVendorInvitation {
  constructor(
    private readonly database: Database,
    private readonly links: PasswordLinks,
  ) {}

  async execute({ id, vendor_id, email, locale }: VendorUser): Promise<void> {
    await this.database.tx(async (em) => {
      const { store_name } = await em.findOneByOrFail(Vendor, { id: vendor_id });
      await this.links.revoke('vendor', id);
      await this.links.sendInvite({ audience: 'vendor', id, email, locale }, store_name);
    });
  }
}
