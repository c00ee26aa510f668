import type { Actor } from '../../../../src/kernel/access';
import { ResourceService } from '../../../../src/kernel/resource';
import { AskProductQuestion, productQuestions } from '../../../../src/modules/questions';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import { demoProducts } from '../products';
import { QUESTIONS } from '../questions';
import { DEMO_LANGUAGES, type DemoProduct } from '../types';
import { demoVendors } from '../vendors';
import { operatorOf, sellerOf, shopperCall } from './people-who-act';

const DAY = 86_400_000;
/** Products that are asked about, every so many of all. */
const EVERY = 3;
/** So many of the latest questions wait for an operator, and so many for an answer. */
const WAITING = { pending: 3, unanswered: 2 };

/** Questions of the last weeks in all languages; the latest are still to be handled. */
export async function seedQuestions(seeder: Seeder): Promise<void> {
  const operator = await operatorOf(seeder);
  const store = seeder.get(ResourceService).store(productQuestions);
  const products = demoProducts.filter((_, at) => at % EVERY === 0);
  for (const [at, product] of products.entries()) {
    const remaining = products.length - at;
    seeder.clock.set(new Date(seeder.today.getTime() - remaining * DAY));
    const language = DEMO_LANGUAGES[at % DEMO_LANGUAGES.length] ?? 'en';
    const round = Math.floor(at / DEMO_LANGUAGES.length);
    const exchange = itemOfRound(QUESTIONS[language], round);
    const customer = itemOfRound(
      demoCustomers.filter(({ locale }) => locale === language),
      round,
    );
    if (!exchange || !customer) continue;
    const [question, answer] = exchange;
    const { actor } = await shopperCall(seeder, customer.email, language);
    if (!actor) continue;
    const product_id = seeder.id('products', product.key);
    const { id } = await seeder.get(AskProductQuestion).execute({ product_id, question }, actor, language);
    if (remaining <= WAITING.pending) continue;
    seeder.clock.set(new Date(seeder.clock.now().getTime() + DAY / 2));
    await store.setStatus(id, 'approved', {}, operator);
    if (remaining > WAITING.pending + WAITING.unanswered)
      await store.update(id, { answer }, {}, await sellerOfProduct(seeder, product));
  }
  seeder.daysAgo(0);
}

/** One of the items after the other, over and over. */
function itemOfRound<T>(items: readonly T[], round: number): T | undefined {
  return items[round % items.length];
}

/** Who runs the product's store. */
function sellerOfProduct(seeder: Seeder, { vendor }: DemoProduct): Promise<Actor> {
  return sellerOf(seeder, demoVendors.find(({ key }) => key === vendor)?.account ?? '');
}
