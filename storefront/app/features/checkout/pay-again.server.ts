import type { PlacedOrder, RetryPayment } from '@stoa/contracts';
import { idempotencyHeader } from '~/api/idempotency-header.server';
import type { Shop } from '~/session/shop.server';
import type { PayAnswer } from './pay-form';
import { paymentPath } from './place-order.server';

/** Starts another payment of an unpaid order and leads to its page. */
export async function payAgain(
  shop: Shop,
  form: FormData,
  { group, accessToken }: { group: string; accessToken?: string },
  search: string,
): Promise<Response> {
  const input: RetryPayment = {
    group_number: group,
    access_token: accessToken,
    payment_method: String(form.get('payment') ?? ''),
  };
  const headers = idempotencyHeader(form.get('idempotency_key'));
  const outcome = await shop.api.post<PlacedOrder>('web/retryPayment', input, headers);
  if (outcome.ok) return shop.redirect(paymentPath(outcome.data, search));
  const { t } = await shop.locale();
  const { status, error, errors } = outcome.failure;
  const payError = Object.values(errors)[0]?.[0] ?? (error || t('error.failed'));
  return shop.json<PayAnswer>({ payError }, { status });
}
