import type { LiveTicket } from '@stoa/contracts';
import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '~/features/forms/read-form.server';
import type { LiveFacts } from '~/features/live/live-facts';
import { shopOf, type Shop } from '~/session/shop.server';

interface Environment {
  realtime_path: string;
  realtime_host: LiveFacts['host'];
}

/** Realtime ticket of a signed-in customer; null for an ended session, without a redirect. */
async function ownOf(shop: Shop): Promise<LiveFacts['own']> {
  if (!shop.visitor.token) return null;
  try {
    const ticket = await shop.api.tryGet<LiveTicket>('web/realtime_ticket');
    return ticket.ok ? ticket.data : null;
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [environment, own] = await Promise.all([shop.api.get<Environment>('web/environment'), ownOf(shop)]);
  const facts: LiveFacts = { host: environment.realtime_host, path: environment.realtime_path, own };
  return shop.json(facts);
}

/** Authorises the customer's client to subscribe to a hosted provider's channel. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const channel = { socket_id: form.get('socket_id'), channel_name: form.get('channel_name') ?? undefined };
  const grant = await shop.api.post<Record<string, string>>('web/realtime_auth', channel);
  return grant.ok ? json(grant.data) : json({ error: grant.failure.error }, { status: grant.failure.status });
}
