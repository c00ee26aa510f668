import type { FollowedVendor, VendorSummary } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Failure } from '~/api/client.server';
import { readForm } from '~/features/forms/read-form.server';
import { safeRedirect } from '~/session/safe-redirect';
import { isFetched } from '~/session/same-origin.server';
import { asCustomer, requireCustomer, shopOf, type Shop } from '~/session/shop.server';

/** Ids of the stores that the visitor follows; none for an ended session, without a redirect. */
async function idsOf(shop: Shop): Promise<number[]> {
  if (!shop.visitor.token) return [];
  try {
    const outcome = await shop.api.tryGet<VendorSummary[]>('web/followed_vendors');
    return outcome.ok ? outcome.data.map(({ id }) => id) : [];
  } catch (thrown) {
    if (thrown instanceof Response) return [];
    throw thrown;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  return shop.json({ ids: await idsOf(shop) });
}

/** A fetcher gets the error as JSON, a document submit an error page. */
function refusal(shop: Shop, request: Request, { error, status }: Failure): Response {
  if (isFetched(request)) return shop.json({ error }, { status });
  throw Response.json({ error }, { status });
}

export async function action(args: ActionFunctionArgs) {
  const shop = requireCustomer(args);
  const form = await readForm(args.request);
  const input = { vendor_id: Number(form.get('vendor_id')), follow: form.get('follow') === '1' };
  const outcome = await asCustomer(shop, args.request, () =>
    shop.api.post<FollowedVendor>('web/follow_vendor', input),
  );
  if (!outcome.ok) return refusal(shop, args.request, outcome.failure);
  if (!form.has('to') && isFetched(args.request)) return shop.json({ error: null });
  return shop.redirect(safeRedirect(form.get('to'), '/customer/stores'));
}
