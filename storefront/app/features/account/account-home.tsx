import type { CustomerAddress, CustomerOrderRow } from '@stoa/contracts';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { OrderList } from './order-list';

export interface AccountHomeProps {
  /** The most recent ones. */
  orders: CustomerOrderRow[];
  /** Number of products awaiting a review. */
  toReview: number;
  address: CustomerAddress | null;
  wishlistCount: number;
  stores: { name: string; slug: string }[];
  /** Number of unread messages from stores. */
  unread: number;
  /** Coupons that can be used now. */
  coupons: { code: string; title: string; store: string | null }[];
}

/** How many stores and coupons are listed by name; the rest are on their own pages. */
const NAMED = 3;

function Tile({
  title,
  link,
  children,
}: {
  title: string;
  link: { label: string; href: string };
  children: ReactNode;
}): ReactElement {
  return (
    <section className="panel grid content-start gap-2">
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <div className="min-w-0 text-muted">{children}</div>
      <a href={link.href} className="link inline-flex min-h-11 items-center self-end text-sm">
        {link.label}
      </a>
    </section>
  );
}

function DefaultAddress({ address }: { address: CustomerAddress | null }): ReactElement {
  const { t } = useApp();
  const title = t('accountHome.address');
  if (!address)
    return (
      <Tile title={title} link={{ label: t('account.addAddress'), href: '/customer/profile' }}>
        {t('account.noAddresses')}
      </Tile>
    );
  const { first_name, last_name, line1, postcode, city_name, city_text, country_name } = address;
  const place = [postcode, city_name ?? city_text, country_name].filter(Boolean).join(', ');
  return (
    <Tile title={title} link={{ label: t('accountHome.manage'), href: '/customer/profile' }}>
      <address className="not-italic">
        {[`${first_name} ${last_name}`, line1, place].map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </Tile>
  );
}

function FollowedStores({ stores }: Pick<AccountHomeProps, 'stores'>): ReactElement {
  const { t } = useApp();
  return (
    <Tile title={t('store.followed')} link={{ label: t('home.all'), href: '/customer/stores' }}>
      {stores.length === 0 && t('store.noneFollowed')}
      <ul>
        {stores.slice(0, NAMED).map(({ name, slug }) => (
          <li key={slug}>
            <a href={`/store/${slug}`} className="inline-flex min-h-11 items-center hover:underline">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function Coupons({ coupons }: Pick<AccountHomeProps, 'coupons'>): ReactElement {
  const { t } = useApp();
  return (
    <Tile title={t('accountHome.coupons')} link={{ label: t('accountHome.toCart'), href: '/cart' }}>
      {t('accountHome.usable', { count: coupons.length })}
      <ul className="mt-1">
        {coupons.slice(0, NAMED).map(({ code, title, store }) => (
          <li key={code}>
            <bdi className="font-semibold text-ink">{code}</bdi> <bdi>{title}</bdi>
            {store && (
              <>
                {' · '}
                <bdi>{store}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** The account's home: current orders, pending reviews and messages, and links to the other pages. */
export function AccountHome(props: AccountHomeProps): ReactElement {
  const { t, frame } = useApp();
  const { orders, toReview, address, wishlistCount, stores, unread, coupons } = props;
  return (
    <div className="grid gap-6">
      {toReview > 0 && (
        <p className="notice flex-wrap items-center">
          <Icon name="check" className="size-5 flex-none" />
          <span className="min-w-0 flex-1 basis-48">{t('accountHome.toReview', { count: toReview })}</span>
          <a href="/customer/reviews" className="btn btn-quiet">
            {t('accountHome.review')}
          </a>
        </p>
      )}
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-xl">{t('accountHome.latest')}</h2>
          {orders.length > 0 && (
            <a href="/customer/orders" className="link inline-flex min-h-11 items-center text-sm">
              {t('accountHome.allOrders')}
            </a>
          )}
        </div>
        <OrderList orders={orders} />
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <DefaultAddress address={address} />
        <Tile title={t('wishlist.title')} link={{ label: t('accountHome.toList'), href: '/WishList' }}>
          {t('accountHome.wishes', { count: wishlistCount })}
        </Tile>
        {frame.isMultiVendor && (
          <Tile
            title={t('messages.title')}
            link={{ label: t('accountHome.toMessages'), href: '/customer/messages' }}
          >
            {t('accountHome.unread', { count: unread })}
          </Tile>
        )}
        <Coupons coupons={coupons} />
        {frame.isMultiVendor && <FollowedStores stores={stores} />}
        <Tile
          title={t('security.title')}
          link={{ label: t('accountHome.manage'), href: '/customer/security' }}
        >
          {t('accountHome.security')}
        </Tile>
      </div>
    </div>
  );
}
