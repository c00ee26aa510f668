import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Address } from './address.entity';
import { AddressRules } from './address-rules';
import type { CheckedAddress } from './checked-address';

/** Reads addresses of the book for whoever needs a copy of their own. */
@Injectable()
export class Addresses {
  constructor(
    private readonly database: Database,
    private readonly rules: AddressRules,
  ) {}

  /** A customer's own address, or 404: a foreign one answers like a missing one. */
  async own(id: number, customerId: number | null): Promise<Address> {
    if (customerId === null) throw Failure.notFound('address');
    const where = { id, customer_id: customerId, status: 'active' };
    const row = await this.database.em.findOne(Address, { where });
    if (!row) throw Failure.notFound('address');
    return row;
  }

  /**
   * A checked copy of an address that was typed, or of one of the customer's book by its id.
   * @param path what field names of errors begin with
   */
  async snapshot(
    source: number | AddressInput,
    customerId: number | null,
    path = '',
    language?: string,
  ): Promise<CheckedAddress> {
    if (typeof source !== 'number') return this.rules.check(source, path, language);
    const row = await this.own(source, customerId);
    const address = await this.rules.check(inputOf(row), path, language);
    return { ...address, lat: row.lat, lng: row.lng };
  }
}

/** A stored address as somebody would type it. */
export function inputOf(row: Address): AddressInput {
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    company: row.company ?? undefined,
    phone: row.phone ?? undefined,
    line1: row.line1,
    line2: row.line2 ?? undefined,
    country_id: row.country_id,
    state_id: row.state_id,
    state_text: row.state_text ?? undefined,
    city_id: row.city_id,
    city_text: row.city_text ?? undefined,
    postcode: row.postcode ?? undefined,
  };
}
