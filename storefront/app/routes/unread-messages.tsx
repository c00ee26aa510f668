import type { LoaderFunctionArgs } from '@remix-run/node';
import { shopOf } from '~/session/shop.server';

/** Number of unread messages from stores; 0 for an ended session. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  if (!shop.visitor.token) return shop.json({ unread: 0 });
  try {
    const outcome = await shop.api.tryGet<{ unread: number }>('web/unread_messages');
    return shop.json({ unread: outcome.ok ? outcome.data.unread : 0 });
  } catch (thrown) {
    if (thrown instanceof Response) return shop.json({ unread: 0 });
    throw thrown;
  }
}
