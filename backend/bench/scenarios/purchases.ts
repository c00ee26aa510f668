import { setTimeout as pause } from 'node:timers/promises';
import { wire } from '../measure';
import type { Market, Purchase } from '../purchase';
import { addFirst, executePayment, guestsOf, untilPayment } from '../purchase';
import type { Journey, Step } from '../scenario';

const BATCH_SIZE = 8;

/** The first item in the cart of a new guest. */
export function addToCart(market: Market): Journey<Purchase> {
  return { name: 'add to cart', begin: guestsOf(market), steps: [addFirst] };
}

/** A guest's checkout of two products of two vendors. */
export function checkout(market: Market): Journey<Purchase> {
  return { name: 'checkout, five calls', begin: guestsOf(market), steps: [...untilPayment, executePayment] };
}

/** Placing the order alone: the carts are filled through the same endpoints, but outside the measurement. */
export async function paymentAlone(market: Market, port: number, count: number): Promise<Journey<Purchase>> {
  const begin = guestsOf(market);
  const ready: Purchase[] = [];
  const fill = async (): Promise<void> => {
    while (ready.length < count) {
      const state = begin();
      ready.push(state);
      for (const step of untilPayment) await call(port, step, state);
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, fill));
  // Lets work left over from filling the carts finish first.
  await pause(200);
  const next = (): Purchase => ready.pop() ?? begin();
  return { name: 'executePayment', begin: next, steps: [executePayment], max: count };
}

async function call(port: number, step: Step<Purchase>, state: Purchase): Promise<void> {
  const { path, ...request } = wire(step.request(state));
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
  if (!answer.ok) throw new Error(`${step.name} answered ${answer.status}: ${await answer.text()}`);
  step.read?.(state, ((await answer.json()) as { data: unknown }).data);
}
