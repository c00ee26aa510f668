import type { StoredMessage } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';

/** Words and frames around the file of a form, in bytes. */
const AROUND = 64 * 1024;
const NAMES = ['conversation_id', 'vendor_id', 'product_id', 'order_id', 'message'];

/** Largest picture of a message, in bytes. */
export const pictureLimit = async (shop: Shop): Promise<number> =>
  (await shop.api.get<{ upload_limit: number }>('web/environment')).upload_limit;

/** Whether a form says that it holds more than a message can have; such a one is not even read. */
export function isTooLarge(request: Request, limit: number): boolean {
  return !(Number(request.headers.get('content-length') ?? Number.NaN) <= limit + AROUND);
}

/** Hands a message on to the API, once for the key that its form brings. */
export function sendMessage(shop: Shop, form: FormData): Promise<Outcome<StoredMessage>> {
  const message = new FormData();
  for (const name of NAMES) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') message.set(name, value);
  }
  const picture = form.get('picture');
  if (picture instanceof File && picture.size > 0) message.set('picture', picture, picture.name);
  const key = form.get('request_key');
  const headers = typeof key === 'string' && key ? { 'idempotency-key': key } : undefined;
  return shop.api.postForm<StoredMessage>('web/store_message', message, headers);
}
