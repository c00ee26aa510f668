import type { CancelOrder, CustomerOrder, Reorder, Reordered } from '@stoa/contracts';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import type { ProofAnswer } from '~/features/checkout/proof-form';
import { sendProof } from '~/features/checkout/send-proof.server';
import { changeDispute, isAboutDispute } from '~/features/disputes/change-dispute.server';
import { MAX_PICTURES } from '~/features/forms/pictures';
import { readForm } from '~/features/forms/read-form.server';
import { isTooLarge, readPictureLimit } from '~/features/forms/upload-limit.server';
import { changeReturn, isAboutReturn } from '~/features/returns/change-return.server';
import { addressOf, type Shop } from '~/session/shop.server';
import type { OwnOrderAnswer } from './own-order-answer';

/** Identifies the order group; guests also need their access token. */
interface Owned {
  group: string;
  accessToken?: string;
}

async function cancel(shop: Shop, form: FormData, { accessToken }: Owned, here: string): Promise<Response> {
  const order_id = Number(form.get('order_id'));
  const reason = String(form.get('reason') ?? '').trim();
  const input: CancelOrder = { order_id, access_token: accessToken, ...(reason && { reason }) };
  const outcome = await shop.api.post<CustomerOrder>('web/cancelOrder', input);
  if (outcome.ok) return shop.redirect(here);
  const { t } = await shop.locale();
  const { status, error } = outcome.failure;
  const text = status === 409 ? t('account.cancel.tooLate') : error;
  const answer: OwnOrderAnswer = { ok: false, about: 'cancel', orderId: order_id, error: text, refused: [] };
  return shop.json(answer, { status });
}

async function reorder(shop: Shop, form: FormData, { group, accessToken }: Owned): Promise<Response> {
  const input: Reorder = {
    group_number: group,
    access_token: accessToken,
    ...requestKeyOfForm(form),
  };
  const outcome = await shop.api.post<Reordered>('web/reorder', input);
  if (!outcome.ok) {
    const { status, error } = outcome.failure;
    const answer: OwnOrderAnswer = { ok: false, about: 'reorder', orderId: null, error, refused: [] };
    return shop.json(answer, { status });
  }
  const { cart, refused } = outcome.data;
  rememberCartCount(shop, cart.count);
  if (refused.length === 0) return shop.redirect('/cart');
  return shop.json<OwnOrderAnswer>({ ok: true, about: 'reorder', orderId: null, error: null, refused });
}

/** Whether a form carries files: the proof of a bank transfer, pictures of returned items, or evidence. */
export function hasFiles(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
}

/** Refuses a body that is larger than five pictures, before it is read. */
export async function refuseLarge(shop: Shop, request: Request): Promise<Response | null> {
  if (!hasFiles(request) || !isTooLarge(request, MAX_PICTURES * (await readPictureLimit(shop)))) return null;
  const { t } = await shop.locale();
  const error = t('reviews.tooLarge');
  const answer: OwnOrderAnswer = { ok: false, about: 'unread', orderId: null, error, refused: [] };
  const proof: ProofAnswer = { proofError: t('result.proof.tooLarge') };
  return shop.json({ ...answer, ...proof }, { status: 413 });
}

/** Action of an order's page: cancels one seller's order, orders again, changes returns and disputes, or sends a proof. */
export async function changeOwnOrder(shop: Shop, request: Request, owned: Owned): Promise<Response> {
  const tooLarge = await refuseLarge(shop, request);
  if (tooLarge) return tooLarge;
  const form = await readForm(request);
  const here = addressOf(request);
  if (isAboutDispute(form)) return changeDispute(shop, form, owned.accessToken, here);
  if (isAboutReturn(form)) return changeReturn(shop, form, owned.accessToken, here);
  if (form.get('intent') === 'proof') return sendProof(shop, form, owned, here);
  if (form.get('intent') === 'reorder') return reorder(shop, form, owned);
  return cancel(shop, form, owned, here);
}
