import type { AddDisputeEvidence, OpenDispute, OrderDisputes, WithdrawDispute } from '@stoa/contracts';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import { filledForm, textOf, textsOf } from '~/features/forms/filled-form.server';
import type { Shop } from '~/session/shop.server';

function open(shop: Shop, form: FormData, token: string | undefined) {
  const fields: Partial<Record<keyof OpenDispute, string>> = {
    order_id: textOf(form, 'order_id'),
    return_id: textOf(form, 'return_id'),
    reason: textOf(form, 'reason'),
    description: textOf(form, 'description'),
    access_token: token,
    ...requestKeyOfForm(form),
  };
  return shop.api.postForm<OrderDisputes>('web/openDispute', filledForm(fields, form, 'files'));
}

function addEvidence(shop: Shop, form: FormData, token: string | undefined) {
  const fields: Partial<Record<keyof AddDisputeEvidence, string>> = {
    dispute_id: textOf(form, 'dispute_id'),
    note: textOf(form, 'note'),
    access_token: token,
  };
  return shop.api.postForm<OrderDisputes>('web/addDisputeEvidence', filledForm(fields, form, 'files'));
}

function withdraw(shop: Shop, form: FormData, token: string | undefined) {
  const input: WithdrawDispute = { dispute_id: Number(form.get('dispute_id')), access_token: token };
  return shop.api.post<OrderDisputes>('web/withdrawDispute', input);
}

const CHANGES = {
  'open-dispute': open,
  'dispute-evidence': addEvidence,
  'withdraw-dispute': withdraw,
};

/** The change that a form about a dispute asks for; null for any other form. */
function changeOf(form: FormData): keyof typeof CHANGES | null {
  const intent = String(form.get('intent'));
  return Object.hasOwn(CHANGES, intent) ? (intent as keyof typeof CHANGES) : null;
}

/** Whether a form is about a dispute. */
export const isAboutDispute = (form: FormData): boolean => changeOf(form) !== null;

/** Action of a form about a dispute; redirects to `here`, or answers with the refusal. */
export async function changeDispute(
  shop: Shop,
  form: FormData,
  token: string | undefined,
  here: string,
): Promise<Response> {
  const outcome = await CHANGES[changeOf(form) ?? 'withdraw-dispute'](shop, form, token);
  if (outcome.ok) return shop.redirect(here);
  const { errors, error, status } = outcome.failure;
  const [message] = Object.values(errors ?? {}).flat();
  const orderId = Number(form.get('order_id')) || null;
  const answer: OwnOrderAnswer = {
    ok: false,
    about: orderId === null ? 'dispute-step' : 'dispute',
    orderId,
    error: message ?? error,
    refused: [],
    filled: textsOf(form),
  };
  return shop.json(answer, { status });
}
