import { basename } from 'node:path';
import { In, IsNull, Not } from 'typeorm';
import type { Actor } from '../../../../src/kernel/access';
import { formFile, type FormFile } from '../../../../src/kernel/http';
import { ResourceService } from '../../../../src/kernel/resource';
import { Order, OrderEvent, OrderLine } from '../../../../src/modules/ordering';
import { AddProductReview, reviews } from '../../../../src/modules/reviews';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import { demoProducts } from '../products';
import { REPLIES, REVIEW_TEXTS, type Sentiment } from '../reviews';
import type { DemoLanguage } from '../types';
import { operatorOf, shopperCall } from './people-who-act';
import { pictureBytes } from './pictures';
import { SeededRandom } from './random';

const SEED = 20_260_418;
const DAY = 86_400_000;
const MAX = 150;
/** Days that an operator takes to look at a review. */
const UNJUDGED = 4.5;
const UNREVIEWED = 4;
/** Of a hundred buyers so many give one star, two, … five: most are glad, and the cross outnumber the lukewarm. */
const OF_A_HUNDRED = [8, 4, 8, 21, 59];
const STARS = [1, 2, 3, 4, 5];

/** Reviews by those who have received what they bought, a few days later; the latest still wait for an operator. */
export async function seedReviews(seeder: Seeder): Promise<void> {
  const random = new SeededRandom(SEED);
  const operator = await operatorOf(seeder);
  const purchases = await arrivals(seeder);
  let written = 0;
  let isAuthor = false;
  // The demo account always has a review to show and to edit.
  const isFirst = ({ email }: Order): boolean => email === demoCustomers[0]?.email && !isAuthor;
  for (const { line, order, arrived } of purchases) {
    if (written >= MAX) break;
    if (isLeftToReview(order, arrived, seeder.today)) continue;
    const isSilent = random.integer(1, 100) > 55;
    if (isSilent && !isFirst(order)) continue;
    const moment = arrived.getTime() + (1 + random.next() * 5) * DAY;
    if (moment > seeder.today.getTime()) continue;
    seeder.clock.set(new Date(moment));
    const customer = demoCustomers.find(({ email }) => email === order.email);
    if (!customer) continue;
    const caller = await shopperCall(seeder, customer.email, customer.locale);
    if (!caller.actor) continue;
    const rating = random.weighted(STARS, (stars) => OF_A_HUNDRED[stars - 1] ?? 0);
    const texts = textsOf(random, customer.locale, rating);
    const input = { order_item_id: line.id, rating, ...texts };
    const { id } = await seeder
      .get(AddProductReview)
      .save(
        { input, files: photographed(seeder, line.product_id, rating, written) },
        caller.actor,
        caller.language,
      );
    written += 1;
    isAuthor ||= isFirst(order);
    const age = (seeder.today.getTime() - moment) / DAY;
    await judge(seeder, random, { id, rating, age, locale: customer.locale }, operator);
  }
  seeder.daysAgo(0);
}

/** What the first customer has received lately is left to whoever signs in with that account. */
function isLeftToReview({ email }: Order, arrived: Date, today: Date): boolean {
  return email === demoCustomers[0]?.email && today.getTime() - arrived.getTime() < UNREVIEWED * DAY;
}

/** Some of those who are glad have taken pictures. */
function photographed(seeder: Seeder, product_id: number, rating: number, written: number): FormFile[] {
  if (rating < 4 || written % 4 !== 1) return [];
  const product = demoProducts.find(({ key }) => seeder.id('products', key) === product_id);
  const files = (product?.pictures ?? []).slice(-2).map(({ file }) => file);
  return files.map((file) => formFile(basename(file), pictureBytes(file)));
}

/** What has arrived, oldest order first, with the moment it did. */
async function arrivals(seeder: Seeder): Promise<{ line: OrderLine; order: Order; arrived: Date }[]> {
  const { em } = seeder.database;
  const where = { state: In(['delivered', 'completed']), customer_id: Not(IsNull()) };
  const orders = await em.find(Order, { where, order: { id: 'ASC' } });
  const purchases: { line: OrderLine; order: Order; arrived: Date }[] = [];
  for (const order of orders) {
    const event = await em.findOne(OrderEvent, { where: { order_id: order.id, state: 'delivered' } });
    const lines = await em.find(OrderLine, { where: { order_id: order.id } });
    if (event) purchases.push(...lines.map((line) => ({ line, order, arrived: event.created_at })));
  }
  return purchases;
}

function sentimentOf(rating: number): Sentiment {
  if (rating >= 4) return 'glad';
  return rating === 3 ? 'fair' : 'cross';
}

function textsOf(
  random: SeededRandom,
  language: DemoLanguage,
  rating: number,
): { title: string | null; body: string } {
  // Four stars are given with praise and with a "but".
  const sentiment = rating === 4 && random.integer(1, 2) === 1 ? 'fair' : sentimentOf(rating);
  const { titles, things, uses } = REVIEW_TEXTS[language][sentiment];
  const title = random.integer(1, 5) === 1 ? null : random.pick(titles);
  return { title, body: `${random.pick(things)} ${random.pick(uses)}` };
}

interface Written {
  id: number;
  rating: number;
  /** Days since it was written. */
  age: number;
  locale: DemoLanguage;
}

/** Approved when an operator comes to it; one in thirty is not, and most of the cross ones are answered. */
async function judge(
  seeder: Seeder,
  random: SeededRandom,
  { id, rating, age, locale }: Written,
  operator: Actor,
): Promise<void> {
  if (age < UNJUDGED) return;
  const store = seeder.get(ResourceService).store(reviews);
  seeder.clock.set(new Date(seeder.clock.now().getTime() + 0.6 * DAY));
  const outcome = random.integer(1, 30);
  await store.setStatus(id, outcome === 1 ? 'rejected' : 'approved', {}, operator);
  if (outcome === 2) await store.setStatus(id, 'hidden', {}, operator);
  const answered = rating <= 2 ? random.integer(1, 4) > 1 : random.integer(1, 6) === 1;
  if (answered) await store.update(id, { vendor_reply: REPLIES[locale][sentimentOf(rating)] }, {}, null);
}
