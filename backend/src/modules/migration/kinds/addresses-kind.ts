import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { normaliseEmail } from '../../../kernel/spelling';
import { msg } from '../../../kernel/translation';
import { Address, addresses, Customer } from '../../customers';
import type { RecordReader } from '../reading/record-reader';
import { AddressDrafts, type AddressDraft, type AddressValues, readAddress } from './address-drafts';
import { addressValues } from './address-values';
import { filled, type KindContext, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { ValidatedStore } from './validated-store';

interface Draft {
  email: string;
  address: AddressDraft;
}

type Values = AddressValues & { customer_id: number };

/** Addresses in a file of their own, as Magento exports them; they wait for their customer. */
@Injectable()
export class AddressesKind extends MigrationKind<Draft, Values> {
  readonly name = 'addresses';
  readonly resource = 'addresses';

  constructor(
    private readonly database: Database,
    private readonly store: ValidatedStore,
    private readonly drafts: AddressDrafts,
  ) {
    super();
  }

  read(reader: RecordReader): ReadRecord<Draft> | null {
    const email = normaliseEmail(reader.required('email', 190));
    const address = readAddress(reader, 'address');
    if (!address) return reader.refuse('address.line1', 'is required');
    const { line1, postcode, city, first_name, last_name } = address;
    const key = JSON.stringify([email, line1, postcode, city, first_name, last_name]);
    return { key, label: `${email}: ${line1 ?? ''}`, draft: { email, address } };
  }

  async prepare({ email, address }: Draft, context: KindContext): Promise<Prepared<Values>> {
    const where = { email, is_guest: false };
    const customer = await this.database.em.findOne(Customer, { where });
    const isPlanned = !customer && context.isPlanned('customers', email);
    if (!customer && !isPlanned)
      return { waits: msg`waits for the customer ${email}`, field: 'email', value: email };
    const owner = customer ?? { first_name: '–', last_name: '–' };
    const resolved = await this.drafts.resolve(address, owner);
    if ('refused' in resolved)
      return { refused: resolved.refused, field: 'address.line1', value: address.line1 ?? '' };
    return customer ? { values: { ...resolved, customer_id: customer.id } } : { planned: true };
  }

  async find(values: Values): Promise<number | null> {
    const { customer_id, line1 } = values;
    const rows = await this.database.em.find(Address, { where: { customer_id, line1 } });
    const text = JSON.stringify(addressValues(values as unknown as Address));
    return rows.find((row) => JSON.stringify(addressValues(row)) === text)?.id ?? null;
  }

  async current(id: number): Promise<Values | null> {
    const row = await this.database.em.findOne(Address, { where: { id } });
    return row && { ...addressValues(row), customer_id: row.customer_id };
  }

  create(values: Values): Promise<number> {
    return this.store.create(addresses, filled(values));
  }

  update(id: number, values: Values): Promise<void> {
    return this.store.update(addresses, id, filled(values));
  }

  remove(id: number): Promise<void> {
    return this.store.remove(addresses, id);
  }
}
