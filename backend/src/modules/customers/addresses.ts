import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Address } from './address.entity';
import { AddressRules } from './address-rules';
import type { CheckedAddress } from './checked-address';

/** Reads addresses from the address book for modules that store copies, such as checkout. */
@Injectable()
export class Addresses {
  constructor(
    private readonly database: Database,
    private readonly rules: AddressRules,
  ) {}

  /** A customer's own address; 404 for another customer's, as for a missing one. */
  async own(id: number, customerId: number | null): Promise<Address> {
    if (customerId === null) throw Failure.notFound('address');
    const where = { id, customer_id: customerId, status: 'active' };
    const row = await this.database.em.findOne(Address, { where });
    if (!row) throw Failure.notFound('address');
    return row;
  }

  /**
   * A validated copy of an entered address, or of one in the customer's address book (by id).
   * @param path prefix of the field names in errors
   */
  async snapshot(
    source: number | AddressInput,
    customerId: number | null,
    path = '',
    language?: string,
  ): Promise<CheckedAddress> {
    if (typeof source !== 'number') return this.rules.check(source, path, language);
    return this.copy(await this.own(source, customerId), path, language);
  }

  /**
   * The same of an address in the customer's address book, as the customer saw it.
   * @throws Failure 409 `address_changed` if it has another version by now
   */
  async seen(
    { id, version }: { id: number; version: number },
    customerId: number | null,
    path: string,
    language: string,
  ): Promise<CheckedAddress> {
    const row = await this.own(id, customerId);
    if (row.version === version) return this.copy(row, path, language);
    throw Failure.conflict(
      'address_changed',
      'The address has been changed in the meantime. Please check it, then place your order again.',
    );
  }

  private async copy(row: Address, path: string, language?: string): Promise<CheckedAddress> {
    const address = await this.rules.check(inputOf(row), path, language);
    return { ...address, lat: row.lat, lng: row.lng };
  }
}

/** Converts a stored address back to input. */
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
