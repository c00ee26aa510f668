import { useLocation } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AccountLink, CartLink, Logo } from '~/features/frame/parts';
import { CompareChip } from '~/features/compare/compare-chip';
import { WishlistSenders } from '~/features/wishlist/wishlist-senders';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { FailedRequestNotice } from '~/ui/failed-request-notice';
import { Icon } from '~/ui/icons';
import { useLinks } from '~/ui/links';
import { useOverlays } from '~/ui/overlays';
import { usePageTransition } from '~/ui/page-transition';
import { ProgressBar } from '~/ui/progress-bar';
import { useOfflineTexts } from '~/ui/service-worker';
import { Toaster } from '~/ui/toaster';
import { useClosingMenus } from './closing-menus';
import { SmallFooter } from './footers';
import { footers, headers } from './frame-registry';

/** Bottom navigation of phones, part of the bold template. */
function BottomBar(): ReactElement {
  const { t } = useApp();
  const { pathname } = useLocation();
  const current = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <nav className="bottom-bar" aria-label={t('frame.quickLinks')}>
      <a href="/" className="tool" aria-current={current('/')}>
        <Icon name="home" className="size-6" />
        <span className="tool-label">{t('frame.home')}</span>
      </a>
      <a href="/Shop" className="tool" aria-current={current('/Shop')}>
        <Icon name="grid" className="size-6" />
        <span className="tool-label">{t('frame.shop')}</span>
      </a>
      <CartLink />
      <AccountLink />
    </nav>
  );
}

/** Header of the riders' pages: the logo only, as riders are not shopping. */
function RiderHeader(): ReactElement {
  return (
    <header className="bare-header">
      <div className="container-page flex min-h-16 items-center">
        <Logo />
      </div>
    </header>
  );
}

/** Header of checkout: logo and a link back to the cart; nothing else to distract. */
function CheckoutHeader(): ReactElement {
  const { t } = useApp();
  return (
    <header className="bare-header">
      <div className="container-page flex min-h-16 items-center justify-between gap-4">
        <Logo />
        <a href="/cart" className="link inline-flex min-h-11 items-center text-sm">
          {t('checkout.backToCart')}
        </a>
      </div>
    </header>
  );
}

/** Header and footer of the chosen template around the page, with its overlays. */
export function PageShell({ children }: { children: ReactNode }): ReactElement {
  const { t, frame } = useApp();
  const { pathname } = useLocation();
  const isCheckout = /^\/checkout\/?$/i.test(pathname);
  const isRider = /^\/rider(?:\/|$)/i.test(pathname);
  const isBare = isCheckout || isRider;
  const BareHeader = isRider ? RiderHeader : CheckoutHeader;
  const Header = isBare ? BareHeader : headers[frame.theme.header];
  const Footer = isBare ? SmallFooter : footers[frame.theme.footer];
  useClosingMenus();
  useOverlays();
  useOfflineTexts();
  const prefetch = useLinks();
  const transition = usePageTransition();
  return (
    <>
      <a href="#content" className="skip-link btn btn-primary">
        {t('frame.skip')}
      </a>
      <ProgressBar label={t('frame.loading')} />
      <DeferredHydration>
        <Header />
      </DeferredHydration>
      <DeferredHydration>
        <main id="content" tabIndex={-1} className={`flex-1 pb-(--section-gap) outline-none ${transition}`}>
          {children}
        </main>
      </DeferredHydration>
      <DeferredHydration>
        <Footer />
      </DeferredHydration>
      {frame.theme.template === 'template3' && !isBare && <BottomBar />}
      {!isCheckout && <CompareChip />}
      <WishlistSenders />
      <FailedRequestNotice />
      <Toaster label={t('frame.messages')} />
      {prefetch}
    </>
  );
}
