import type { OwnDelivery, RiderDuty, RiderMessageRow } from '@stoa/contracts';
import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { refusalText } from '~/features/rider/refusal-text.server';
import { riderOf, type RiderShop } from '~/features/rider/rider-session.server';
import { shopOf } from '~/session/shop.server';
import type { Outcome } from '~/api/client.server';

const signedOut = () => json({ error: '' }, { status: 401 });

interface Seen {
  duty?: RiderDuty;
  messages?: RiderMessageRow[];
}

async function answerOf({ shop }: RiderShop, outcome: Outcome<OwnDelivery[]>, seen: Seen = {}) {
  if (outcome.ok) return json({ deliveries: outcome.data, ...seen });
  return json({ error: await refusalText(shop, outcome.failure) }, { status: outcome.failure.status });
}

export async function loader(args: LoaderFunctionArgs) {
  const rider = riderOf(args);
  if (!rider) return signedOut();
  const deliveries = await rider.api.tryGet<OwnDelivery[]>('rider/deliveries');
  const duty = await rider.api.tryGet<RiderDuty>('rider/duty');
  const messages = await rider.api.tryGet<RiderMessageRow[]>('rider/messages');
  return answerOf(rider, deliveries, {
    ...(duty.ok && { duty: duty.data }),
    ...(messages.ok && { messages: messages.data }),
  });
}

/** Takes a step of one delivery, sent as JSON by the riders' page. */
export async function action(args: ActionFunctionArgs) {
  // Refuses other sites' requests.
  shopOf(args);
  const rider = riderOf(args);
  if (!rider) return signedOut();
  const move: unknown = await args.request.json().catch(() => null);
  return answerOf(rider, await rider.api.post<OwnDelivery[]>('rider/moveDelivery', move));
}
