import type { OwnDelivery, RiderDuty, RiderMessageRow, SignedInUser } from '@stoa/contracts';
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

/** The rider whose page asks; null once they are signed out, also if another rider has signed in since. */
async function askingRider(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<RiderShop | null> {
  const rider = riderOf(args);
  const user = await rider?.api.tryGet<SignedInUser>('rider/auth/user');
  const asking = Number(new URL(args.request.url).searchParams.get('rider'));
  return user?.ok && user.data.id !== asking ? null : rider;
}

export async function loader(args: LoaderFunctionArgs) {
  const rider = await askingRider(args);
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
  const rider = await askingRider(args);
  if (!rider) return signedOut();
  const move: unknown = await args.request.json().catch(() => null);
  return answerOf(rider, await rider.api.post<OwnDelivery[]>('rider/moveDelivery', move));
}
