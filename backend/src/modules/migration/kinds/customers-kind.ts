import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { normaliseEmail } from '../../../kernel/spelling';
import { Address, addresses, Customer, customers } from '../../customers';
import { HistoricalOrder, LinkHistoricalOrders } from '../../ordering';
import type { RecordReader } from '../reading/record-reader';
import { AddressDrafts, type AddressDraft, type AddressValues, readAddress } from './address-drafts';
import { addressValues, isEmail } from './address-values';
import { filled, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { ValidatedStore } from './validated-store';

interface CustomerDraft {
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  marketing_consent: boolean | null;
  addresses: { field: string; address: AddressDraft }[];
}

interface CustomerValues extends Omit<CustomerDraft, 'addresses'> {
  /** Whether the owner uses the account: such a one is neither changed nor removed. */
  is_claimed: boolean;
  addresses: AddressValues[];
}

const PHONE = /^\+?[\d\s().-]{4,24}$/;
const NO_NAME = '–';

/** Customers with their addresses; they choose a password by an invitation, which an operator sends. */
@Injectable()
export class CustomersKind extends MigrationKind<CustomerDraft, CustomerValues> {
  readonly name = 'customers';
  readonly resource = 'customers';

  constructor(
    private readonly database: Database,
    private readonly store: ValidatedStore,
    private readonly drafts: AddressDrafts,
    private readonly orders: LinkHistoricalOrders,
  ) {
    super();
  }

  read(reader: RecordReader): ReadRecord<CustomerDraft> | null {
    const email = normaliseEmail(reader.required('email', 190));
    if (email && !isEmail(email)) reader.refuse('email', 'must be an email address such as name@example.com');
    const billing = readAddress(reader, 'billing');
    const shipping = readAddress(reader, 'shipping');
    const first_name = reader.text('first_name', 100) ?? billing?.first_name ?? null;
    const last_name = reader.text('last_name', 100) ?? billing?.last_name ?? null;
    if (!first_name && !last_name)
      reader.note('first_name', 'is empty; the email address stands for the name');
    else if (!first_name || !last_name)
      reader.note(first_name ? 'last_name' : 'first_name', 'is empty; a dash stands for it');
    const addresses = [
      { field: 'billing.line1', address: billing },
      { field: 'shipping.line1', address: shipping },
    ].flatMap(({ field, address }) => (address ? [{ field, address }] : []));
    const draft = {
      email,
      first_name: first_name ?? (last_name ? NO_NAME : (email.split('@')[0] ?? '').slice(0, 100)),
      last_name: last_name ?? NO_NAME,
      phone: this.phone(reader),
      marketing_consent: reader.flag('marketing_consent'),
      addresses,
    };
    return { key: email, label: email, draft };
  }

  async prepare({ addresses, ...draft }: CustomerDraft): Promise<Prepared<CustomerValues>> {
    const warnings = [];
    const kept = new Map<string, AddressValues>();
    for (const { field, address } of addresses) {
      const resolved = await this.drafts.resolve(address, draft);
      if ('refused' in resolved)
        warnings.push({ field, value: address.line1 ?? '', message: resolved.refused });
      else kept.set(JSON.stringify(resolved), resolved);
    }
    return { values: { ...draft, is_claimed: false, addresses: [...kept.values()] }, warnings };
  }

  async find({ email }: CustomerValues): Promise<number | null> {
    return (await this.database.em.findOne(Customer, { where: { email } }))?.id ?? null;
  }

  async current(id: number): Promise<CustomerValues | null> {
    const { em } = this.database;
    const customer = await em.findOne(Customer, { where: { id } });
    if (!customer || customer.erased_at) return null;
    const { email, first_name, last_name, phone, marketing_consent, password, last_login_at } = customer;
    const is_claimed = password !== null || last_login_at !== null;
    // Those of an address file are records of their own.
    const rows = await em
      .createQueryBuilder(Address, 'a')
      .where('a.customer_id = :id', { id })
      .andWhere("a.id NOT IN (SELECT m.record_id FROM migrated_records m WHERE m.kind = 'addresses')")
      .orderBy('a.id', 'ASC')
      .getMany();
    const own = rows.map(addressValues);
    return { email, first_name, last_name, phone, marketing_consent, is_claimed, addresses: own };
  }

  async create({ is_claimed: _, addresses: list, ...input }: CustomerValues): Promise<number> {
    const id = await this.store.create(customers, filled(input), { is_guest: false });
    await this.addAddresses(id, list);
    await this.orders.linkCustomer(id);
    return id;
  }

  async update(id: number, { is_claimed: _, addresses: list, ...input }: CustomerValues): Promise<void> {
    const before = await this.current(id);
    await this.store.update(customers, id, filled(input));
    if (JSON.stringify(before?.addresses) === JSON.stringify(list)) return;
    const { em } = this.database;
    for (const row of await em.find(Address, { where: { customer_id: id }, order: { id: 'ASC' } }))
      if (before?.addresses.some((one) => JSON.stringify(one) === JSON.stringify(addressValues(row))))
        await this.store.remove(addresses, row.id);
    await this.addAddresses(id, list);
  }

  async remove(id: number): Promise<void> {
    const { em } = this.database;
    await em.update(HistoricalOrder, { customer_id: id }, { customer_id: null });
    await em.delete(Address, { customer_id: id, id: Not(0) });
    await this.store.remove(customers, id);
  }

  private async addAddresses(customer_id: number, list: readonly AddressValues[]): Promise<void> {
    for (const address of list) await this.store.create(addresses, { ...filled(address), customer_id });
  }

  private phone(reader: RecordReader): string | null {
    const text = reader.cell('phone');
    if (!text || PHONE.test(text)) return text || null;
    reader.note('phone', 'is not a phone number and is left out');
    return null;
  }
}
