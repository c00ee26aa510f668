import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AccountLink, CartLink, CategoryNav, Logo, MenuDrawer, WishlistLink } from '~/features/frame/parts';
import { Preferences } from '~/features/frame/preferences';
import { SearchForm } from '~/features/frame/search-form';
import { DeferredHydration } from '~/ui/deferred-hydration';

/** Dense header: service line, wide search, categories below. */
export function HeaderOne(): ReactElement {
  const { frame } = useApp();
  return (
    <header className="relative z-50 border-b border-line bg-surface">
      <div className="hidden bg-ink text-white [--ring:#fff] md:block">
        <div className="container-page flex min-h-11 items-center justify-between gap-4 text-sm">
          <p className="truncate opacity-90">{frame.shop.tagline}</p>
          <Preferences />
        </div>
      </div>
      <div className="container-page flex flex-wrap items-center gap-x-2 gap-y-1 py-2 md:flex-nowrap md:gap-x-5 md:py-3.5">
        <MenuDrawer />
        <Logo className="me-auto text-primary-text md:me-2" />
        <DeferredHydration>
          <SearchForm className="order-last mb-1 w-full md:order-none md:mb-0 md:flex-1" />
        </DeferredHydration>
        <div className="flex items-center">
          <AccountLink />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
      <CategoryNav className="container-page" />
    </header>
  );
}

/** Editorial header: logo in the middle, tools on both sides. */
export function HeaderTwo(): ReactElement {
  return (
    <header className="relative z-50 border-b border-line bg-page">
      <div className="container-page grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-x-4 md:py-5">
        <div className="flex items-center md:hidden lg:hidden">
          <MenuDrawer />
        </div>
        <div className="order-last col-span-3 flex min-w-0 items-center md:order-none md:col-span-1">
          <div className="hidden md:block">
            <MenuDrawer />
          </div>
          <DeferredHydration>
            <SearchForm className="w-full md:max-w-72" />
          </DeferredHydration>
        </div>
        <Logo className="md:justify-self-center" />
        <div className="flex items-center justify-end">
          <Preferences className="hidden xl:flex" />
          <AccountLink />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
      <CategoryNav className="container-page nav-centered" />
    </header>
  );
}

/** Bold header: a band in the shop's colour with a round search field. */
export function HeaderThree(): ReactElement {
  const { frame } = useApp();
  return (
    <header className="relative z-50">
      <div className="bg-primary text-on-primary [--ring:var(--on-primary)]">
        <div className="container-page flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 md:flex-nowrap md:gap-x-6 md:py-4">
          <MenuDrawer />
          <Logo className="me-auto md:me-0" />
          <DeferredHydration>
            <SearchForm className="order-last mb-1 w-full md:order-none md:mb-0 md:flex-1" />
          </DeferredHydration>
          <Preferences className="hidden lg:flex" />
          <div className="flex items-center">
            <AccountLink />
            <WishlistLink />
            <CartLink />
          </div>
        </div>
      </div>
      <div className="bg-tint">
        <CategoryNav className="container-page" />
        {frame.shop.tagline && (
          <p className="container-page truncate py-2 text-center text-sm font-semibold lg:hidden">
            {frame.shop.tagline}
          </p>
        )}
      </div>
    </header>
  );
}
