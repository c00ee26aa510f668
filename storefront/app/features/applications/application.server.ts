import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ApplicationAccess, FindVendorApplication, VendorApplicationView } from '@stoa/contracts';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { renewSchema } from '~/features/selling/apply-schema';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { findSchema } from './find-schema';

/** Path of the applicant's own application page. */
export const PATH = '/vendor-application';

/** Result of a refused form, with the HTTP status. */
interface Refusal {
  result: SubmissionResult;
  status: number;
}

/** Stores the application's access token in a cookie, so that it is in no URL and no history. */
export function rememberApplication(shop: Shop, token: string): void {
  shop.setCookie(COOKIES.vendorApplication, token, { path: PATH });
}

/** Deletes the application's access token from this browser. */
export function forgetApplication(shop: Shop): void {
  shop.setCookie(COOKIES.vendorApplication, '', { path: PATH, maxAge: 0 });
}

/** The application's access token from the cookie; empty without one. */
export const applicationToken = (shop: Shop): string =>
  shop.visitor.cookies.get(COOKIES.vendorApplication) ?? '';

/** The application of this browser's access token; null if there is none, or the token is no longer valid. */
export async function readApplication(shop: Shop): Promise<VendorApplicationView | null> {
  const access_token = applicationToken(shop);
  if (!access_token) return null;
  const outcome = await shop.api.post<VendorApplicationView>('web/vendor_application', { access_token });
  if (outcome.ok) return outcome.data;
  if (outcome.failure.status >= 500 || outcome.failure.status === 429)
    throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
  forgetApplication(shop);
  return null;
}

/** Looks an application up and stores its access token; the refusal, or null. */
export async function findApplication(shop: Shop, form: FormData): Promise<Refusal | null> {
  const submission = parseWithZod(form, { schema: findSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const input: FindVendorApplication = submission.value;
  const outcome = await shop.api.post<ApplicationAccess>('web/find_vendor_application', input);
  if (outcome.ok) {
    rememberApplication(shop, outcome.data.access_token);
    return null;
  }
  const { t } = await shop.locale();
  return { result: refuse(submission, outcome.failure, t), status: outcome.failure.status };
}

/** Reapplies with the form's data; the refusal, or null. */
export async function renewApplication(shop: Shop, form: FormData): Promise<Refusal | null> {
  const submission = parseWithZod(form, { schema: renewSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const input = { ...submission.value, access_token: applicationToken(shop) };
  const outcome = await shop.api.post('web/renew_vendor_application', input);
  if (outcome.ok) return null;
  const { t } = await shop.locale();
  // Errors about documents belong to no field of this form.
  const rename = (path: string) => (path in renewSchema.def.shape ? path : null);
  return { result: refuse(submission, outcome.failure, t, rename), status: outcome.failure.status };
}

/** Uploads one more document; the error message, or null. */
export async function sendDocument(shop: Shop, form: FormData): Promise<string | null> {
  const [kind, file] = [form.get('kind'), form.get('file')];
  const { t } = await shop.locale();
  if (!(file instanceof File) || file.size === 0) return t('application.chooseFile');
  const upload = new FormData();
  upload.set('access_token', applicationToken(shop));
  upload.set('kind', typeof kind === 'string' ? kind : '');
  upload.set('file', file, file.name);
  const outcome = await shop.api.postForm('web/send_application_paper', upload);
  if (outcome.ok) return null;
  const { errors, error } = outcome.failure;
  return Object.values(errors)[0]?.[0] ?? (error || t('error.failed'));
}

/** Withdraws the application and deletes its access token; the error message, or null. */
export async function withdrawApplication(shop: Shop): Promise<string | null> {
  const access_token = applicationToken(shop);
  const outcome = await shop.api.post('web/withdraw_vendor_application', { access_token });
  const { t } = await shop.locale();
  if (!outcome.ok) return outcome.failure.error || t('error.failed');
  forgetApplication(shop);
  return null;
}
