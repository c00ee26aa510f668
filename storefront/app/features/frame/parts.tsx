import { useRouteLoaderData } from '@remix-run/react';
import { useRef, type ReactElement } from 'react';
import { useWishlistCount } from '~/features/wishlist/wishlist-ids';
import { CachedFragment } from '~/ui/cached-fragment';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { useApp } from './app-context';
import type { MenuItem } from './frame-view';
import { Preferences } from './preferences';

/** The shop's logo and name, linked to the home page. */
export function Logo({ className = '' }: { className?: string }): ReactElement {
  const { name, logo } = useApp().frame.shop;
  return (
    <a href="/" className={`inline-flex min-h-11 items-center gap-2.5 ${className}`}>
      {logo ? (
        <Picture image={logo} sizes="10rem" alt={name} className="logo-picture" />
      ) : (
        <Mark name={name} />
      )}
    </a>
  );
}

/** Default logo with the shop's name. */
function Mark({ name }: { name: string }): ReactElement {
  return (
    <>
      <svg viewBox="0 0 32 32" className="logo-mark" aria-hidden="true">
        <path
          d="M4 9 16 3l12 6v2H4zM6.5 13h3.5v11H6.5zM14.25 13h3.5v11h-3.5zM22 13h3.5v11H22zM4 26h24v3H4z"
          fill="currentColor"
        />
      </svg>
      <span className="logo-name">{name}</span>
    </>
  );
}

/** Link to the account, or to sign-in. */
export function AccountLink({ className = 'tool' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const label = frame.isSignedIn ? t('frame.account') : t('frame.signIn');
  return (
    <a href={frame.isSignedIn ? '/customer' : '/login'} className={className} aria-label={label}>
      <Icon name="account" className="size-6" />
      <span className="tool-label">{label}</span>
    </a>
  );
}

/** A count on an icon, animated when it changes. */
function Badge({ count }: { count: number }): ReactElement | null {
  const first = useRef(count);
  if (count === 0) return null;
  const changed = count !== first.current;
  return (
    <span key={count} className={changed ? 'tool-badge tool-badge-changed' : 'tool-badge'}>
      {count}
    </span>
  );
}

/** Link to the cart with its item count. */
export function CartLink({ className = 'tool' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  // On the cart's own page its loader data is newer than the cookie that other pages use.
  const counted = useRouteLoaderData<{ cart: { count: number } }>('cart');
  const cartCount = counted?.cart.count ?? frame.cartCount;
  return (
    <a
      href="/cart"
      className={className}
      aria-label={t('frame.cartCount', { count: cartCount })}
      data-prefetch=""
    >
      <span className="relative">
        <Icon name="cart" className="size-6" />
        <Badge count={cartCount} />
      </span>
      <span className="tool-label">{t('frame.cart')}</span>
    </a>
  );
}

/** Link to the wish list with its item count once scripts run; on phones it is in the drawer. */
export function WishlistLink(): ReactElement {
  const { t } = useApp();
  const count = useWishlistCount();
  return (
    <a href="/WishList" className="tool tool-wide" aria-label={t('wishlist.count', { count })}>
      <span className="relative">
        <Icon name="heart" className="size-6" />
        <Badge count={count} />
      </span>
      <span className="tool-label">{t('wishlist.short')}</span>
    </a>
  );
}

interface MenuProps {
  menu: MenuItem[];
  links: { label: string; href: string }[];
}

function MegaMenu({ menu, links }: MenuProps): ReactElement {
  return (
    <ul className="mega">
      {menu.map((item) => (
        <li key={item.href} className="mega-entry">
          <a href={item.href} className="mega-link">
            {item.name}
          </a>
          {item.children.length > 0 && (
            <div className="mega-panel">
              <ul className="mega-columns">
                {item.children.map((child) => (
                  <li key={child.href}>
                    <a href={child.href} className="mega-heading">
                      {child.name}
                    </a>
                    {child.children.map((leaf) => (
                      <a key={leaf.href} href={leaf.href} className="mega-leaf">
                        {leaf.name}
                      </a>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
      {links.map(({ label, href }) => (
        <li key={href} className="mega-entry mega-extra">
          <a href={href} className="mega-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function DrawerMenu({ menu, links }: MenuProps): ReactElement {
  return (
    <>
      {menu.map((item) =>
        item.children.length === 0 ? (
          <a key={item.href} href={item.href} className="drawer-link">
            {item.name}
          </a>
        ) : (
          <details key={item.href} className="drawer-group">
            <summary className="drawer-link">
              {item.name}
              <Icon name="down" className="size-4" />
            </summary>
            <a href={item.href} className="drawer-leaf font-semibold">
              {item.name}
            </a>
            {item.children.map((child) => (
              <a key={child.href} href={child.href} className="drawer-leaf">
                {child.name}
              </a>
            ))}
          </details>
        ),
      )}
      <hr className="my-2 border-line" />
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="drawer-link">
          {label}
        </a>
      ))}
    </>
  );
}

/** Links next to the categories in every menu. */
export function useMenuLinks(): MenuProps['links'] {
  const { t, frame } = useApp();
  return [
    { label: t('frame.newArrivals'), href: '/new-arrival-products' },
    { label: t('frame.brands'), href: '/brands' },
    ...(frame.isMultiVendor ? [{ label: t('frame.stores'), href: '/stores' }] : []),
    { label: t('blog.title'), href: '/blog' },
  ];
}

/** Category menu of wide screens; each panel opens on hover and on focus. */
export function CategoryNav({ className = '' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const links = useMenuLinks();
  return (
    <CachedFragment
      as="nav"
      className={`category-nav ${className}`}
      label={t('frame.categories')}
      of={MegaMenu}
      props={{ menu: frame.menu, links }}
    />
  );
}

/** Links to the account's pages, or to sign-in. */
function AccountEntries(): ReactElement {
  const { t, frame } = useApp();
  const marked = [
    { label: t('wishlist.title'), href: '/WishList' },
    { label: t('compare.title'), href: '/Compare' },
  ];
  const entries = frame.isSignedIn
    ? [
        { label: t('account.orders'), href: '/customer/orders' },
        { label: t('account.profile'), href: '/profile' },
      ]
    : [
        { label: t('frame.signIn'), href: '/login' },
        { label: t('sign.upTitle'), href: '/signup' },
      ];
  return (
    <>
      {[...entries, ...marked].map(({ label, href }) => (
        <a key={href} href={href} className="drawer-link">
          {label}
        </a>
      ))}
    </>
  );
}

/** Menu on phones with categories, account, language and currency: a drawer that works without scripts. */
export function MenuDrawer(): ReactElement {
  const { t, frame } = useApp();
  const links = [...useMenuLinks(), { label: t('flash.title'), href: '/flash-sales' }];
  return (
    <details className="drawer lg:hidden" data-closes="" data-overlay="">
      <summary aria-label={t('frame.menu')}>
        <Icon name="menu" className="drawer-closed size-6" />
        <Icon name="close" className="drawer-opened size-6" />
      </summary>
      <div className="drawer-panel">
        <CachedFragment
          as="nav"
          label={t('frame.menu')}
          of={DrawerMenu}
          props={{ menu: frame.menu, links }}
        />
        <hr className="my-2 border-line" />
        <AccountEntries />
        <Preferences className="drawer-preferences items-start!" />
      </div>
    </details>
  );
}
