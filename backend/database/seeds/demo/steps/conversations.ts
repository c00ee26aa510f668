import type { StoredMessage } from '@stoa/contracts';
import type { Caller } from '../../../../src/kernel/access';
import { MarkRead, SendMessage } from '../../../../src/modules/messaging';
import { type DemoConversation, demoConversations } from '../conversations';
import { demoCustomers } from '../people';
import { demoVendors } from '../vendors';
import type { Seeder } from '../../seeder';
import { callOf, sellerOf, shopperCall } from './people-who-act';

const HOUR = 3_600_000;

/** What customers and stores have said to each other these days; some of it nobody has read yet. */
export async function seedConversations(seeder: Seeder): Promise<void> {
  for (const conversation of demoConversations) await converse(seeder, conversation);
  seeder.daysAgo(0);
}

async function converse(seeder: Seeder, { customer, vendor, product, read, lines }: DemoConversation) {
  const account = demoVendors.find(({ key }) => key === vendor)?.account ?? '';
  const locale = demoCustomers.find(({ email }) => email === customer)?.locale ?? 'en';
  const buyer = await shopperCall(seeder, customer, locale);
  const sides = { customer: buyer, vendor: callOf(await sellerOf(seeder, account)) };
  const messages: StoredMessage[] = [];
  for (const [author, hoursAgo, message] of lines) {
    seeder.clock.set(new Date(seeder.today.getTime() - hoursAgo * HOUR));
    const where = messages[0]
      ? { conversation_id: messages[0].conversation_id }
      : {
          vendor_id: seeder.id('vendors', vendor),
          product_id: product ? seeder.id('products', product) : null,
        };
    const sent = { input: { ...where, message }, picture: null };
    messages.push(await seeder.get(SendMessage).store(sent, null, sides[author]));
  }
  for (const side of ['customer', 'vendor'] as const)
    await mark(seeder, messages[read[side] - 1], sides[side]);
}

async function mark(seeder: Seeder, last: StoredMessage | undefined, { actor }: Caller): Promise<void> {
  if (!last || !actor) return;
  const { conversation_id, message } = last;
  await seeder.get(MarkRead).execute({ conversation_id, message_id: message.id }, actor);
}
