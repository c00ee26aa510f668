import type { StoredMessage } from '@stoa/contracts';
import type { Failure, Outcome } from '~/api/client.server';
import { idempotencyHeader } from '~/api/idempotency-header.server';
import type { Shop } from '~/session/shop.server';

const NAMES = ['conversation_id', 'vendor_id', 'product_id', 'order_id', 'message'];

/** Sends a message to the API, with the form's idempotency key. */
export function sendMessage(shop: Shop, form: FormData): Promise<Outcome<StoredMessage>> {
  const message = new FormData();
  for (const name of NAMES) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') message.set(name, value);
  }
  const picture = form.get('picture');
  if (picture instanceof File && picture.size > 0) message.set('picture', picture, picture.name);
  const key = form.get('request_key');
  const headers = key ? idempotencyHeader(key) : undefined;
  return shop.api.postForm<StoredMessage>('web/store_message', message, headers);
}

/** Why a message was refused: the sentence about a field, such as the picture, says more than the general one. */
export const refusalOf = ({ errors, error }: Failure): string => Object.values(errors)[0]?.[0] ?? error;
