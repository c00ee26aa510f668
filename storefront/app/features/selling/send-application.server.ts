import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { KEPT_KINDS, type CustomerProfile, type SellingTerms, type VendorApplied } from '@stoa/contracts';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import type { Applicant } from './apply-form';
import { applySchema } from './apply-schema';

/** Words and frames around the files of a form, in bytes. */
const AROUND = 128 * 1024;

/** Whether a form says that it holds more than `limit` bytes of files; such a one is not even read. */
export function isTooLarge(request: Request, limit: number): boolean {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return !(length <= limit + AROUND);
}

/** What the shop knows of a signed-in customer who would like to sell. */
export async function readApplicant(shop: Shop): Promise<Applicant> {
  const nobody = { name: '', email: '', phone: '' };
  if (!shop.visitor.token) return nobody;
  const outcome = await shop.api.tryGet<CustomerProfile>('web/customer_profile');
  if (!outcome.ok) return nobody;
  const { first_name, last_name, email, phone } = outcome.data;
  return { name: `${first_name} ${last_name}`.trim(), email, phone: phone ?? '' };
}

/** A reply without the files, which no page can hand back. */
function withoutFiles(result: SubmissionResult): SubmissionResult {
  const words = Object.entries(result.initialValue ?? {}).filter(
    ([name]) => !(KEPT_KINDS as readonly string[]).includes(name),
  );
  return { ...result, initialValue: Object.fromEntries(words) };
}

/** Hands an application with its files on to the API; what came in, or what is wrong with it. */
export async function sendApplication(
  shop: Shop,
  form: FormData,
  terms: SellingTerms,
): Promise<{ applied: VendorApplied } | { result: SubmissionResult; status: number }> {
  const submission = parseWithZod(form, { schema: applySchema(terms.required_papers, terms.file_limit) });
  if (submission.status !== 'success') return { result: withoutFiles(replyTo(submission)), status: 422 };
  const application = new FormData();
  for (const [name, value] of Object.entries(submission.value)) {
    // The files' words come first, so that whoever reads the form knows them by then.
    if (value !== undefined && !(value instanceof File)) application.set(name, String(value));
  }
  for (const [name, value] of Object.entries(submission.value))
    if (value instanceof File && value.size > 0) application.set(name, value, value.name);
  const outcome = await shop.api.postForm<VendorApplied>('vendor/registerVendor', application);
  if (outcome.ok) return { applied: outcome.data };
  const { t } = await shop.locale();
  const known = new Set(Object.keys(applySchema([], terms.file_limit).def.shape));
  const rename = (path: string) => (known.has(path) ? path : null);
  const result = withoutFiles(refuse(submission, outcome.failure, t, rename));
  return { result, status: outcome.failure.status };
}
