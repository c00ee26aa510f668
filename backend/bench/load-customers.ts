import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../src/kernel/clock';
import { Database } from '../src/kernel/database';
import { insertPlain } from './insert-plain';

const BATCH_SIZE = 500;

/** Inserts customers with accounts by bulk inserts. */
export async function loadCustomers(shop: INestApplicationContext, count: number): Promise<void> {
  const now = shop.get(Clock).now();
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - from + 1) }, (_, index) => ({
      first_name: 'Ada',
      last_name: `Lovelace ${from + index}`,
      email: `buyer${from + index}@stoa.test`,
      phone: `+49 30 ${100_000 + from + index}`,
      marketing_consent: index % 2 === 0,
      is_guest: false,
      is_default: false,
      status: 'active',
      created_at: now,
      updated_at: now,
    }));
    await shop.get(Database).tx((em) => insertPlain(em, 'customers', rows));
  }
}
