import { parseWithZod } from '@conform-to/zod/v4';
import type { CustomerProfile, SubmitContactForm } from '@stoa/contracts';
import type { SubmissionResult } from '@conform-to/react';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import type { ContactDraft } from './contact-form';
import { contactSchema } from './contact-schema';

/** What the shop knows of the writer: a customer's name and address, and the order that a link named. */
export async function readDraft(shop: Shop, order: string | null): Promise<ContactDraft> {
  const order_number = (order ?? '').slice(0, 40);
  if (!shop.visitor.token) return { name: '', email: '', order_number };
  const outcome = await shop.api.tryGet<CustomerProfile>('web/customer_profile');
  if (!outcome.ok) return { name: '', email: '', order_number };
  const { first_name, last_name, email } = outcome.data;
  return { name: `${first_name} ${last_name}`.trim(), email, order_number };
}

/** Sends a message to the shop; what is wrong with it, with the message as it was written, or nothing. */
export async function sendMessage(
  shop: Shop,
  form: FormData,
): Promise<{ result: SubmissionResult; status: number } | null> {
  const submission = parseWithZod(form, { schema: contactSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const { order_number, ...message } = submission.value;
  const input: SubmitContactForm = { ...message, ...(order_number && { order_number }) };
  const outcome = await shop.api.post('web/submit_contact_form', input);
  if (outcome.ok) return null;
  const { t } = await shop.locale();
  return { result: refuse(submission, outcome.failure, t), status: outcome.failure.status };
}
