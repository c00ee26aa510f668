import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { VendorUser } from './vendor-user.entity';
import { Vendor } from './vendor.entity';

/** Finds the vendors that people belong to: by the e-mail addresses of stores and of their users. */
@Injectable()
export class VendorsOfPerson {
  constructor(private readonly database: Database) {}

  /** Ids of the vendors to which any of the e-mail addresses belongs, also that of a blocked user. */
  async find(...emails: readonly string[]): Promise<Set<number>> {
    const { em } = this.database;
    const email = In([...new Set(emails)]);
    const stores = await em.find(Vendor, { where: { email }, select: { id: true } });
    const users = await em.find(VendorUser, { where: { email }, select: { id: true, vendor_id: true } });
    return new Set([...stores.map(({ id }) => id), ...users.map(({ vendor_id }) => vendor_id)]);
  }
}
