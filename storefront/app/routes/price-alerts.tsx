import type { PriceAlerts } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel } from '~/features/account/sign-form';
import { isOneClick } from '~/features/forms/one-click.server';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const outcome = await shop.api.tryGet<PriceAlerts>(
    `web/price_alerts/${encodeURIComponent(args.params.token ?? '')}`,
  );
  const state = outcome.ok ? (outcome.data.is_on ? 'on' : 'off') : 'unknown';
  return shop.json({ state } as const, { status: outcome.ok ? 200 : 404 });
}

/**
 * Unsubscribes from price alerts; a mail client's one-click request is answered without a redirect, which
 * those do not follow.
 */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const token = encodeURIComponent(args.params.token ?? '');
  const isProgram = isOneClick(await readForm(args.request));
  const outcome = await shop.api.post<PriceAlerts>(`web/price_alerts/cancel/${token}`, {});
  const { status, error } = outcome.ok ? { status: 200, error: '' } : outcome.failure;
  if (isProgram) return shop.json(null, { status });
  if (!outcome.ok && status !== 404) throw Response.json({ error }, { status });
  return shop.redirect(`/price-alerts/${token}`);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('priceAlerts.title') }));

/** Target of the links in price alert e-mails. */
export default function PriceAlertsRoute(): ReactElement {
  const { t } = useApp();
  const { state } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('priceAlerts.title')}>
      <p className={`notice ${state === 'unknown' ? 'notice-warn' : ''}`} role="status">
        {t(`priceAlerts.${state}`)}
      </p>
      {/* Opening the page changes nothing: mail scanners open every link. */}
      {state === 'on' && (
        <Form method="post" className="mt-4">
          <button className="btn btn-primary">{t('priceAlerts.end')}</button>
        </Form>
      )}
      {state !== 'on' && (
        <a href="/WishList" className="btn btn-primary mt-4">
          {t('wishlist.title')}
        </a>
      )}
    </Panel>
  );
}
