import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ErrorScreen, ErrorScreenGuard } from '~/features/errors/error-screen';
import { useApp } from '~/features/frame/app-context';
import { UnreadCount } from '~/features/messages/unread-count';
import { PageHead } from '~/ui/page-head';

const MESSAGES = '/customer/messages';

/** On phones the account's navigation row overflows: scrolls the current entry to the middle. */
function useCurrentInSight(pathname: string): RefObject<HTMLElement> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - innerWidth / 2;
  }, [pathname]);
  return row;
}

/** The entries of the account's navigation. */
function useAccountPages(): { href: string; label: string }[] {
  const { t, frame } = useApp();
  return [
    { href: '/customer', label: t('accountHome.title') },
    { href: '/customer/orders', label: t('account.orders') },
    { href: '/customer/returns', label: t('returns.title') },
    { href: '/customer/disputes', label: t('disputes.title') },
    { href: '/customer/wallet', label: t('wallet.title') },
    { href: '/customer/reviews', label: t('ownReviews.title') },
    { href: '/customer/questions', label: t('ownQuestions.title') },
    { href: '/WishList', label: t('wishlist.title') },
    ...(frame.isMultiVendor
      ? [
          { href: MESSAGES, label: t('messages.title') },
          { href: '/customer/stores', label: t('store.followed') },
        ]
      : []),
    { href: '/customer/stock-notices', label: t('stockNotice.title') },
    { href: '/customer/profile', label: t('account.profile') },
    { href: '/customer/security', label: t('security.title') },
  ];
}

/** The account's navigation and sign-out, with a page beside it. */
function AccountColumns({ children }: { children: ReactNode }): ReactElement {
  const { t } = useApp();
  const { pathname } = useLocation();
  const row = useCurrentInSight(pathname);
  const pages = useAccountPages();
  const isHere = (href: string): boolean =>
    (href === '/customer'
      ? /^\/customer\/?$/i.test(pathname)
      : pathname.toLowerCase().startsWith(href.toLowerCase())) ||
    (href === '/customer/profile' && pathname === '/profile');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav ref={row} className="account-pages" aria-label={t('account.title')}>
        {pages.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="dropdown-item w-auto! min-w-11 flex-none aria-[current]:bg-tint lg:w-full!"
            aria-current={isHere(href) ? 'page' : undefined}
          >
            {label}
            {href === MESSAGES && <UnreadCount key={pathname} />}
          </a>
        ))}
        <form method="post" action="/logout">
          <button className="dropdown-item">{t('frame.signOut')}</button>
        </form>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Layout of the account's pages: title, navigation and sign-out. */
export function AccountFrame({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="container-page">
      <PageHead title={title} />
      <AccountColumns>{children}</AccountColumns>
    </div>
  );
}

/** Error boundary of the account's pages: one that fails keeps the account's navigation. */
export function AccountErrorBoundary(): ReactElement {
  return (
    <ErrorScreenGuard>
      <div className="container-page pt-6">
        <AccountColumns>
          <ErrorScreen className="" />
        </AccountColumns>
      </div>
    </ErrorScreenGuard>
  );
}
