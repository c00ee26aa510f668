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
import { REVIEWS, subjectOf, type DemoReview, type Sentiment } from '../reviews';
import type { DemoLanguage, DemoProduct } from '../types';
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
  const choice = new ReviewChoice(random);
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
    const product = demoProducts.find(({ key }) => seeder.id('products', key) === line.product_id);
    if (!product) continue;
    const { title, body, reply } = choice.next(product, customer.locale, rating);
    const input = { order_item_id: line.id, rating, title, body };
    const { id } = await seeder
      .get(AddProductReview)
      .save({ input, files: photographed(product, rating, written) }, caller.actor, caller.language);
    written += 1;
    isAuthor ||= isFirst(order);
    const age = (seeder.today.getTime() - moment) / DAY;
    await judge(seeder, random, { id, rating, age, reply }, operator);
  }
  seeder.daysAgo(0);
}

/** What the first customer has received lately is left to whoever signs in with that account. */
function isLeftToReview({ email }: Order, arrived: Date, today: Date): boolean {
  return email === demoCustomers[0]?.email && today.getTime() - arrived.getTime() < UNREVIEWED * DAY;
}

/** Some of those who are glad have taken pictures. */
function photographed(product: DemoProduct, rating: number, written: number): FormFile[] {
  if (rating < 4 || written % 4 !== 1) return [];
  const files = product.pictures.slice(-2).map(({ file }) => file);
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

/** Chooses reviews so that no product repeats one before all that fit it are used, and the shop as rarely as it can. */
class ReviewChoice {
  private readonly uses = new Map<DemoReview, number>();
  private readonly usesOfProduct = new Map<string, number>();

  constructor(private readonly random: SeededRandom) {}

  next(product: DemoProduct, language: DemoLanguage, rating: number): { title: string | null } & Texts {
    // Four stars are given with praise and with a "but".
    const sentiment = rating === 4 && this.random.integer(1, 2) === 1 ? 'fair' : sentimentOf(rating);
    const reviews = REVIEWS[language];
    const subject = subjectOf(product);
    const own = subject === 'any' ? [] : (reviews[sentiment][subject] ?? []);
    const review = this.rarest(product.key, [...own, ...reviews[sentiment].any]);
    const { thanks } = reviews;
    const [title, body, reply = sentiment === 'glad' ? thanks.glad : thanks.fair] = review;
    return { title: this.random.integer(1, 5) === 1 ? null : title, body, reply };
  }

  private rarest(key: string, reviews: readonly DemoReview[]): DemoReview {
    const placeOf = (review: DemoReview): string => `${key} ${review[1]}`;
    const rank = (review: DemoReview): number =>
      (this.usesOfProduct.get(placeOf(review)) ?? 0) * MAX + (this.uses.get(review) ?? 0);
    const least = Math.min(...reviews.map(rank));
    const review = this.random.pick(reviews.filter((one) => rank(one) === least));
    this.uses.set(review, (this.uses.get(review) ?? 0) + 1);
    const place = placeOf(review);
    this.usesOfProduct.set(place, (this.usesOfProduct.get(place) ?? 0) + 1);
    return review;
  }
}

interface Texts {
  body: string;
  /** What the store answers, if it does. */
  reply: string;
}

interface Written {
  id: number;
  rating: number;
  /** Days since it was written. */
  age: number;
  reply: string;
}

/** Approved when an operator comes to it; one in thirty is not, and most of the cross ones are answered. */
async function judge(
  seeder: Seeder,
  random: SeededRandom,
  { id, rating, age, reply }: Written,
  operator: Actor,
): Promise<void> {
  if (age < UNJUDGED) return;
  const store = seeder.get(ResourceService).store(reviews);
  seeder.clock.set(new Date(seeder.clock.now().getTime() + 0.6 * DAY));
  const outcome = random.integer(1, 30);
  await store.setStatus(id, outcome === 1 ? 'rejected' : 'approved', {}, operator);
  if (outcome === 2) await store.setStatus(id, 'hidden', {}, operator);
  const answered = rating <= 2 ? random.integer(1, 4) > 1 : random.integer(1, 6) === 1;
  if (answered) await store.update(id, { vendor_reply: reply }, {}, null);
}
