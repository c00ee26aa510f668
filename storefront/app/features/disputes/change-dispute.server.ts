import type { AddDisputeEvidence, OpenDispute, OrderDisputes, WithdrawDispute } from '@stoa/contracts';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import type { Shop } from '~/session/shop.server';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** A multipart form of filled words and chosen files. */
function formOf(words: Readonly<Record<string, string | undefined>>, form: FormData): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(words)) if (value) sent.set(name, value);
  for (const part of form.getAll('files'))
    if (part instanceof File && part.size > 0) sent.append('files', part, part.name);
  return sent;
}

function open(shop: Shop, form: FormData, token: string | undefined) {
  const words: Partial<Record<keyof OpenDispute, string>> = {
    order_id: text(form, 'order_id'),
    return_id: text(form, 'return_id'),
    reason: text(form, 'reason'),
    description: text(form, 'description'),
    access_token: token,
    ...requestKeyOfForm(form),
  };
  return shop.api.postForm<OrderDisputes>('web/openDispute', formOf(words, form));
}

function addEvidence(shop: Shop, form: FormData, token: string | undefined) {
  const words: Partial<Record<keyof AddDisputeEvidence, string>> = {
    dispute_id: text(form, 'dispute_id'),
    note: text(form, 'note'),
    access_token: token,
  };
  return shop.api.postForm<OrderDisputes>('web/addDisputeEvidence', formOf(words, form));
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
    about: 'dispute',
    orderId,
    error: message ?? error,
    refused: [],
  };
  return shop.json(answer, { status });
}
