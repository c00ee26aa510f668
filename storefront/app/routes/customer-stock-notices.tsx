import type { StockNoticeShown } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { NoticeName, toNotice } from '~/features/stock-notices/stock-notice-page';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const notices = await readAsCustomer<StockNoticeShown[]>(shop, args.request, 'web/stock_notices');
  return { notices: notices.map(toNotice) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('stockNotice.title') }));

/** A customer's stock notices. */
export default function CustomerStockNotices(): ReactElement {
  const { t } = useApp();
  const { notices } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('stockNotice.title')}>
      {notices.length === 0 && (
        <EmptyState
          icon="clock"
          title={t('stockNotice.none')}
          text={t('stockNotice.noneHint')}
          action={{ label: t('cart.continue'), href: '/Shop' }}
        />
      )}
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li
            key={`${notice.variantId}-${notice.state}`}
            className="panel flex flex-wrap items-center justify-between gap-3"
          >
            <div>
              <NoticeName notice={notice} />
              <p className="text-sm text-muted">{t(`stockNotice.link.${notice.state}`)}</p>
            </div>
            <Form method="post" action="/stock-notice">
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="variant_id" value={notice.variantId} />
              <button
                className="btn btn-quiet"
                aria-label={t('stockNotice.cancelNamed', { name: notice.name })}
              >
                {t('stockNotice.cancel')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}
