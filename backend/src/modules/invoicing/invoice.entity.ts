import { INVOICE_TYPES, type InvoiceType } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord, CollatedText } from '../../kernel/database';
import { Choice, Moment, Money, Ref, SAFE_INTEGER, Text } from '../../kernel/resource';
import { Order, type TaxShare } from '../ordering';
import { Vendor } from '../vendors';
import type { InvoiceContent } from './invoice-content';

const FROZEN = { required: true, readOnly: true } as const;
const AMOUNT = { type: 'bigint', transformer: SAFE_INTEGER } as const;

/** An invoice or credit note, as it was issued: never changed and never deleted (docs/adr/0062). */
@Entity('invoices')
@Index(['vendor_id', 'type', 'year', 'sequence'], { unique: true })
@Index(['issued_at'])
export class Invoice extends BaseRecord {
  @Text({ ...FROZEN, max: 40, unique: true })
  number!: string;

  @Choice(INVOICE_TYPES, FROZEN)
  type!: InvoiceType;

  @Ref(() => Vendor, { ...FROZEN, resource: 'vendors' })
  vendor_id!: number;

  /** Null once the order is deleted. */
  @Ref(() => Order, { readOnly: true, resource: 'orders', onDelete: 'SET NULL' })
  order_id!: number | null;

  @Text({ ...FROZEN, max: 20, identifier: 'exact' })
  order_number!: string;

  @Text({ ...FROZEN, max: 250 })
  customer_name!: string;

  @Text({ ...FROZEN, max: 3 })
  currency!: string;

  /** Added and included tax. */
  @Money({ ...FROZEN, currencyField: 'currency' })
  tax!: number;

  /** What the buyer owes or, of a credit note, what is taken back; never negative. */
  @Money({ ...FROZEN, currencyField: 'currency' })
  total!: number;

  @Text({ ...FROZEN, max: 8, identifier: 'exact' })
  language!: string;

  @Moment(FROZEN)
  issued_at!: Date;

  /** Year and place in the vendor's series, of which `number` consists. */
  @Column({ type: 'integer' })
  year!: number;

  @Column({ type: 'integer' })
  sequence!: number;

  /** What it was issued for; unique, so that a repeated event issues nothing. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 60 })
  source!: string;

  /** The invoice that a credit note refers to. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  invoice_id!: number | null;

  @ManyToOne(() => Invoice, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'invoice_id' })
  invoice?: Invoice;

  @Column({ type: 'simple-json' })
  content!: InvoiceContent;
}

/** A line of an invoice or credit note; amounts in minor units of its currency. */
@Entity('invoice_lines')
@Index(['invoice_id'])
export class InvoiceLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  invoice_id!: number;

  @ManyToOne(() => Invoice, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'invoice_id' })
  invoice?: Invoice;

  /** No foreign key, as the order may be deleted. */
  @Column({ type: 'integer' })
  order_line_id!: number;

  @CollatedText()
  @Column({ type: 'varchar', length: 250 })
  name!: string;

  @Column({ type: 'varchar', length: 80 })
  sku!: string;

  /** The chosen options, as a text. */
  @Column({ type: 'text', nullable: true })
  options!: string | null;

  @Column({ type: 'integer' })
  quantity!: number;

  @Column(AMOUNT)
  unit_price!: number;

  @Column(AMOUNT)
  discount!: number;

  /** Price of the quantity less its discount, without tax that is added to it. */
  @Column(AMOUNT)
  amount!: number;

  /** Its taxes, added or included. */
  @Column({ type: 'simple-json' })
  taxes!: TaxShare[];
}
