import type { CancelReturn, OrderReturns, RequestReturn, ReturnState, SendReturn } from '@stoa/contracts';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import { filledForm, textOf, textsOf } from '~/features/forms/filled-form.server';
import type { Shop } from '~/session/shop.server';

const QUANTITY = /^quantity-(\d+)$/;

type Line = { order_line_id: number; quantity: number; reason: string; exchange_variant_id?: number };

/** The chosen lines of a request. */
function linesOf(form: FormData): Line[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const id = QUANTITY.exec(name)?.[1];
    const quantity = Number(value);
    if (!id || !(quantity > 0)) return [];
    const line = { order_line_id: Number(id), quantity, reason: String(form.get(`reason-${id}`) ?? '') };
    const exchange_variant_id = Number(form.get(`exchange-${id}`));
    return [exchange_variant_id ? { ...line, exchange_variant_id } : line];
  });
}

/** Requests a return with its pictures; redirects to `here`, or answers with the refusal. */
async function request(
  shop: Shop,
  form: FormData,
  token: string | undefined,
  here: string,
): Promise<Response> {
  const { t } = await shop.locale();
  const orderId = Number(form.get('order_id'));
  const lines = linesOf(form);
  const refuse = (error: string, status = 422): Response => {
    const answer: OwnOrderAnswer = {
      ok: false,
      about: 'return',
      orderId,
      error,
      refused: [],
      filled: textsOf(form),
    };
    return shop.json(answer, { status });
  };
  if (lines.length === 0) return refuse(t('returns.nothingChosen'));
  if (lines.some(({ reason }) => reason === '')) return refuse(t('returns.reasonMissing'));
  const fields: Partial<Record<keyof RequestReturn, string>> = {
    order_id: String(orderId),
    lines: JSON.stringify(lines),
    refund_to: textOf(form, 'refund_to'),
    note: textOf(form, 'note'),
    access_token: token ?? '',
    ...requestKeyOfForm(form),
  };
  const sent = filledForm(fields, form, 'pictures');
  const outcome = await shop.api.postForm<OrderReturns>('web/requestReturn', sent);
  if (outcome.ok) return shop.redirect(here);
  const { errors, error, status } = outcome.failure;
  const [message] = Object.values(errors ?? {}).flat();
  return refuse(message ?? error, status);
}

/** Calls of the forms about a return that exists, and the states that they lead to; null where its state stays. */
const STEPS = {
  'send-return': { call: 'web/sendReturn', state: 'in_transit' },
  'cancel-return': { call: 'web/cancelReturn', state: 'cancelled' },
  'refund-return': { call: 'web/cancelExchange', state: null },
} as const satisfies Record<string, { call: string; state: ReturnState | null }>;

/** Cancels a return or its exchange, or records that its items were sent. */
async function change(
  shop: Shop,
  form: FormData,
  token: string | undefined,
  here: string,
): Promise<Response> {
  const intent = String(form.get('intent'));
  const { call, state } = STEPS[intent in STEPS ? (intent as keyof typeof STEPS) : 'cancel-return'];
  const which: CancelReturn = { return_id: Number(form.get('return_id')), access_token: token };
  const parcel: Omit<SendReturn, keyof CancelReturn> = {
    carrier: textOf(form, 'carrier'),
    tracking_number: textOf(form, 'tracking_number'),
  };
  const outcome = await shop.api.post<OrderReturns>(call, {
    ...which,
    ...(intent === 'send-return' && parcel),
  });
  if (outcome.ok) return shop.redirect(here);
  const { error, status, details } = outcome.failure;
  // Already done, maybe in another tab; the page shows the return as it is.
  if (status === 409 && state !== null && details.from === state) return shop.redirect(here);
  const { t } = await shop.locale();
  const answer: OwnOrderAnswer = {
    ok: false,
    about: 'return-step',
    orderId: null,
    error: status === 409 ? t('returns.changed') : error,
    refused: [],
    filled: textsOf(form),
  };
  return shop.json(answer, { status });
}

/** Whether a form is about a return. */
export const isAboutReturn = (form: FormData): boolean => /return$/.test(String(form.get('intent')));

/** Action of a form about a return; guests also need their order's access token. */
export function changeReturn(
  shop: Shop,
  form: FormData,
  token: string | undefined,
  here: string,
): Promise<Response> {
  return form.get('intent') === 'return' ? request(shop, form, token, here) : change(shop, form, token, here);
}
