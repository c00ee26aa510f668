import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ERASED, erasedEmail, type OrderState } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { CheckedAddress, DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { ClaimSpecials } from '../pricing';
import { CouponUses } from '../promotions';
import { CustomerOrders } from './customer-orders';
import { RiderAssignment } from './deliveries/rider-assignment.entity';
import { OrderGroup } from './order-group.entity';
import { Order, OrderEvent } from './order.entity';
import { PaymentProofs } from './paying/payment-proofs';
import { Shipment } from './shipments/shipment.entity';
import { TouchOrders } from './touch-orders';

/** States in which nothing is left to ship, pay or cancel. */
const FINAL: readonly OrderState[] = ['delivered', 'completed', 'cancelled', 'expired'];

/** Personal data in orders: erasure keeps amounts, lines and the tax country, and removes the person. */
@Injectable()
export class OrderData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly orders: CustomerOrders,
    private readonly histories: HistoryErasure,
    private readonly proofs: PaymentProofs,
    private readonly touch: TouchOrders,
    private readonly coupons: CouponUses,
    private readonly specials: ClaimSpecials,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'orders',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
      unfinished: (subject) => this.unfinished(subject),
    });
  }

  private async read({ customer_id, language }: DataSubject): Promise<unknown[]> {
    const groups = await this.database.em.find(OrderGroup, { where: { customer_id }, order: { id: 'ASC' } });
    const data: unknown[] = [];
    for (const group of groups) {
      const { note, billing_address, shipping_address } = group;
      const shown = await this.orders.present(group, language);
      data.push({ ...shown, pictures: undefined, note, billing_address, shipping_address });
    }
    return data;
  }

  private async unfinished({ customer_id }: DataSubject): Promise<string[]> {
    const where = { customer_id, state: Not(In([...FINAL])) };
    const open = await this.database.em.find(Order, {
      where,
      order: { id: 'ASC' },
      select: { number: true },
    });
    return open.map(({ number }) => number);
  }

  private async erase({ customer_id }: DataSubject): Promise<void> {
    const { em } = this.database;
    const email = erasedEmail(customer_id);
    const groups = await em.find(OrderGroup, { where: { customer_id } });
    const numbers = groups.map(({ number }) => number);
    await this.proofs.erase(numbers);
    await this.coupons.erase(numbers, email);
    await this.specials.erase([...new Set(groups.map((group) => group.email))], email);
    for (const { id, shipping_address, billing_address } of groups) {
      const addresses = {
        shipping_address: withoutPerson(shipping_address),
        billing_address: withoutPerson(billing_address),
      };
      await em.update(OrderGroup, { id }, { ...addresses, email, note: null });
    }
    const orders = await em.find(Order, { where: { customer_id }, select: { id: true } });
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    const notes = { note: null, buyer_note: null, gift_message: null };
    await em.update(Order, { id: In(ids) }, { customer_name: ERASED, email, ...notes });
    const untracked = { carrier: null, tracking_number: null, tracking_url: null };
    await em.update(Shipment, { order_id: In(ids) }, untracked);
    // Operators, vendors and riders may have written about the person.
    await em.update(RiderAssignment, { order_id: In(ids) }, { failure_reason: null });
    await em.update(OrderEvent, { order_id: In(ids) }, { note: null, internal_note: null, actor: null });
    await this.touch.execute(ids);
    await this.histories.eraseValues('orders', ids);
  }
}

/** Keeps the parts of an address that taxes depend on. */
function withoutPerson({ country_id, country_iso2, country_name, ...rest }: CheckedAddress): CheckedAddress {
  const { state_id, state_text, state_name } = rest;
  const nothing = { company: null, phone: null, line2: null, postcode: null };
  return {
    ...nothing,
    first_name: ERASED,
    last_name: ERASED,
    line1: ERASED,
    country_id,
    country_iso2,
    country_name,
    state_id,
    state_text,
    state_name,
    city_id: null,
    city_text: null,
    city_name: null,
  };
}
