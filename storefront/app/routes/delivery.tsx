import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, useNavigation, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { DeliveryAnswer } from '~/features/delivery/delivery-answer';
import { DELIVERY } from '~/features/delivery/delivery-view';
import { narrowToPlace } from '~/features/delivery/narrow-to-place.server';
import { placeOf, rememberPlace } from '~/features/delivery/place.server';
import { readDelivery } from '~/features/delivery/read-delivery.server';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { isFetched } from '~/session/same-origin.server';
import { shopOf } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  return shop.json(await readDelivery(shop, args.request, new URL(args.request.url).searchParams));
}

/** Stores the place; a fetcher gets the estimate as JSON, a document submit is redirected to it. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  if (form.get('intent') === 'narrow') return shop.redirect(await narrowToPlace(shop, form));
  const place = placeOf(form);
  rememberPlace(shop, place);
  const view = await readDelivery(shop, args.request, form, place);
  if (isFetched(args.request)) return shop.json(view);
  const query = new URLSearchParams({ variant: String(view.variant), to: view.to });
  return shop.redirect(`${DELIVERY}?${query.toString()}`);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('delivery.title') }));

/** Delivery of a product to the visitor's place, for visitors without scripts. */
export default function Delivery(): ReactElement {
  const { t } = useApp();
  const view = useLoaderData<typeof loader>();
  const { state } = useNavigation();
  return (
    <div className="container-page max-w-2xl! pb-10">
      <PageHead title={t('delivery.title')} />
      <div className="panel grid gap-4">
        <DeliveryAnswer view={view} Form={Form} isBusy={state !== 'idle'} />
        {view.to && (
          <a href={`${view.to}?variant=${view.variant}`} className="btn btn-quiet">
            {t('delivery.back')}
          </a>
        )}
      </div>
    </div>
  );
}
