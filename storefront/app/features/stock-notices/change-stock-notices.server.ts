import { parseWithZod } from '@conform-to/zod/v4';
import type {
  RequestedStockNotice,
  AskStockNotice,
  CustomerProfile,
  StockNoticeShown,
} from '@stoa/contracts';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import type { OwnNotices, StockNoticeAnswer } from './stock-notice-answer';
import { stockNoticeSchema } from './stock-notice-schema';

/** The customer's e-mail and pending notices; empty for guests and for ended sessions. */
export async function readOwnNotices(shop: Shop): Promise<OwnNotices> {
  const nobody = { email: '', variants: [] };
  if (!shop.visitor.token) return nobody;
  try {
    const [profile, notices] = await Promise.all([
      shop.api.tryGet<CustomerProfile>('web/customer_profile'),
      shop.api.tryGet<StockNoticeShown[]>('web/stock_notices'),
    ]);
    if (!profile.ok || !notices.ok) return nobody;
    const waiting = notices.data.filter(({ state }) => state === 'waiting');
    return { email: profile.data.email, variants: waiting.map(({ variant_id }) => variant_id) };
  } catch (thrown) {
    if (thrown instanceof Response) return nobody;
    throw thrown;
  }
}

/** Requests a stock notice; a refusal contains the errors and entered values. */
export async function requestNotice(
  shop: Shop,
  form: FormData,
): Promise<{ answer: StockNoticeAnswer; status: number }> {
  const submission = parseWithZod(form, { schema: stockNoticeSchema });
  if (submission.status !== 'success')
    return { answer: { ok: false, result: replyTo(submission) }, status: 422 };
  const input: AskStockNotice = submission.value;
  const outcome = await shop.api.post<RequestedStockNotice>('web/ask_stock_notice', input);
  if (outcome.ok) return { answer: { ok: true, state: outcome.data.state }, status: 200 };
  const { t } = await shop.locale();
  const result = refuse(submission, outcome.failure, t, (path) => (path === 'email' ? path : null));
  return { answer: { ok: false, result }, status: outcome.failure.status };
}
