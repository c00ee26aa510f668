import { Form, useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { useCartToast } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import { Picture } from '~/ui/picture';
import type { ComparedView, CompareView } from './compare-view';
import { compareHref } from './comparing';

function Buy({ product }: { product: ComparedView }): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const key = useRequestKey(fetcher.data);
  const answer = fetcher.data;
  if (!product.add)
    return (
      <a href={product.href} className="btn btn-quiet w-full">
        {t('wishlist.choose')}
      </a>
    );
  return (
    <fetcher.Form method="post" action="/cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="request_key" value={key} />
      <button
        className="btn btn-primary w-full"
        name="variant_id"
        value={product.add.variant}
        aria-label={product.add.label}
      >
        {t('product.add')}
      </button>
      {answer && !answer.ok && (
        <p className="mt-1 text-sm font-medium text-sale" role="alert">
          {answer.error}
        </p>
      )}
    </fetcher.Form>
  );
}

function Head({ product, ids }: { product: ComparedView; ids: readonly number[] }): ReactElement {
  const { t } = useApp();
  return (
    <th scope="col">
      <div className="grid gap-2">
        <div className="compare-picture">
          {product.image && <Picture image={product.image} sizes="160px" alt="" />}
        </div>
        <a href={product.href} className="compare-name" data-prefetch="">
          <bdi>{product.name}</bdi>
        </a>
        <Form method="post" action="/Compare">
          <input type="hidden" name="ids" value={ids.join()} />
          <button
            className="btn btn-text text-sm"
            name="uncompare"
            value={product.id}
            aria-label={t('cart.removeNamed', { name: product.name })}
          >
            {t('cart.remove')}
          </button>
        </Form>
      </div>
    </th>
  );
}

interface CompareTableProps {
  view: CompareView;
  ids: readonly number[];
}

function CompareTable({ view, ids }: CompareTableProps): ReactElement {
  const { t } = useApp();
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div className="compare-scroll" tabIndex={0} role="region" aria-label={t('compare.title')}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col" className="compare-corner">
              {t('compare.product')}
            </th>
            {view.products.map((product) => (
              <Head key={product.id} product={product} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('frame.cart')}</th>
            {view.products.map((product) => (
              <td key={product.id}>
                <Buy product={product} />
              </td>
            ))}
          </tr>
          {view.rows.map(({ name, values }, row) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {values.map((value, at) => (
                <td key={view.products[at]?.id ?? at}>
                  {value === null ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t('compare.none')}</span>
                    </>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ComparePageProps extends CompareTableProps {
  onlyDifferences: boolean;
  /** Whether a fifth product was added without scripts. */
  isFull: boolean;
}

/** Comparison of up to four products; the URL lists their ids. */
export function ComparePage({ view, ids, onlyDifferences, isFull }: ComparePageProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="container-page">
      <PageHead title={t('compare.title')} />
      {isFull && (
        <p className="notice notice-warn mb-4" role="alert">
          <Icon name="warning" className="size-5 flex-none" />
          {t('compare.full')}
        </p>
      )}
      {view.products.length === 0 ? (
        <EmptyState
          icon="compare"
          title={t('compare.empty')}
          text={t('compare.emptyHint')}
          action={{ label: t('cart.startShopping'), href: '/Shop' }}
        />
      ) : (
        <>
          {view.products.length > 1 && (
            <p className="mb-4">
              <a
                href={compareHref(ids, onlyDifferences ? '' : '&differences=1')}
                className="btn btn-quiet"
                data-keep-scroll=""
              >
                {onlyDifferences && <Icon name="check" />}
                {t(onlyDifferences ? 'compare.all' : 'compare.differences')}
              </a>
            </p>
          )}
          <CompareTable view={view} ids={ids} />
        </>
      )}
    </div>
  );
}
