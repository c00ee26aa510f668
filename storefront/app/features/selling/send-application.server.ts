import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import {
  PRIVATE_FILE_KINDS,
  type CustomerProfile,
  type SellingTerms,
  type VendorApplied,
} from '@stoa/contracts';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import type { Applicant } from './apply-form';
import { applySchema } from './apply-schema';

/** Prefills the application with a signed-in customer's details. */
export async function readApplicant(shop: Shop): Promise<Applicant> {
  const nobody = { name: '', email: '', phone: '' };
  if (!shop.visitor.token) return nobody;
  const outcome = await shop.api.tryGet<CustomerProfile>('web/customer_profile');
  if (!outcome.ok) return nobody;
  const { first_name, last_name, email, phone } = outcome.data;
  return { name: `${first_name} ${last_name}`.trim(), email, phone: phone ?? '' };
}

/** The result without files, which cannot be sent back to a form. */
function withoutFiles(result: SubmissionResult): SubmissionResult {
  const values = Object.entries(result.initialValue ?? {}).filter(
    ([name]) => !(PRIVATE_FILE_KINDS as readonly string[]).includes(name),
  );
  return { ...result, initialValue: Object.fromEntries(values) };
}

/** Sends a vendor application with its files to the API; returns its result or the refusal. */
export async function sendApplication(
  shop: Shop,
  form: FormData,
  terms: SellingTerms,
): Promise<{ applied: VendorApplied } | { result: SubmissionResult; status: number }> {
  const submission = parseWithZod(form, { schema: applySchema(terms.required_papers, terms.file_limit) });
  if (submission.status !== 'success') return { result: withoutFiles(replyTo(submission)), status: 422 };
  const application = new FormData();
  for (const [name, value] of Object.entries(submission.value)) {
    // Text fields first, so that a streaming parser has them before the files.
    if (value !== undefined && !(value instanceof File)) application.set(name, String(value));
  }
  for (const [name, value] of Object.entries(submission.value))
    if (value instanceof File && value.size > 0) application.set(name, value, value.name);
  const outcome = await shop.api.postForm<VendorApplied>('vendor/registerVendor', application);
  if (outcome.ok) return { applied: outcome.data };
  const { t } = await shop.locale();
  const fieldNames = new Set(Object.keys(applySchema([], terms.file_limit).def.shape));
  const rename = (path: string) => (fieldNames.has(path) ? path : null);
  const result = withoutFiles(refuse(submission, outcome.failure, t, rename));
  return { result, status: outcome.failure.status };
}
