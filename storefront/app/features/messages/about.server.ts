import type { ProductDetail } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';
import type { About } from './messages-view';

/** A positive id from a URL; undefined for anything else. */
const idIn = (text: string | null | undefined): string | undefined => /^[1-9]\d{0,9}$/.exec(text ?? '')?.[0];

/** API path of a conversation: by its own id, or by its store's id before it has begun. */
export function pathOf(id: string | undefined, { searchParams }: URL): string {
  const named = idIn(id);
  const store = idIn(searchParams.get('store'));
  if (!named && !store) throw Response.json({ error: 'Not found' }, { status: 404 });
  const query = new URLSearchParams(named ? { conversation_id: named } : { vendor_id: store ?? '' });
  const before = idIn(searchParams.get('before'));
  if (before) query.set('before', before);
  return `web/fetch_message?${query.toString()}`;
}

/** URL of an existing conversation, with the same subject. */
export function presentPath(id: number, { searchParams }: URL): string {
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => name === 'product' || name === 'order'),
  );
  return `/customer/messages/${id}${query.size ? `?${query.toString()}` : ''}`;
}

/** Subject of the next message, from the link that led here. */
export async function aboutOf(shop: Shop, { searchParams }: URL): Promise<About | null> {
  const [product, order] = [idIn(searchParams.get('product')), idIn(searchParams.get('order'))];
  const { t } = await shop.locale();
  if (order) return { productId: null, orderId: Number(order), text: t('messages.aboutThisOrder') };
  if (!product) return null;
  const outcome = await shop.api.tryGet<ProductDetail>(`web/product/${product}`);
  if (!outcome.ok) return null;
  return {
    productId: Number(product),
    orderId: null,
    text: t('messages.about', { name: outcome.data.name }),
  };
}
