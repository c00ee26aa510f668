import { parseWithZod } from '@conform-to/zod/v4';
import type { CustomerProfile, SubmitContactForm } from '@stoa/contracts';
import type { SubmissionResult } from '@conform-to/react';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import type { ContactDraft } from './contact-form';
import { contactSchema } from './contact-schema';

/** Prefills the contact form: a customer's name and e-mail, and the order number from the link. */
export async function readDraft(shop: Shop, order: string | null): Promise<ContactDraft> {
  const order_number = (order ?? '').slice(0, 40);
  if (!shop.visitor.token) return { name: '', email: '', order_number };
  const outcome = await shop.api.tryGet<CustomerProfile>('web/customer_profile');
  if (!outcome.ok) return { name: '', email: '', order_number };
  const { first_name, last_name, email } = outcome.data;
  return { name: `${first_name} ${last_name}`.trim(), email, order_number };
}

/** Sends a contact message; returns the form's errors with the entered values, or null. */
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
