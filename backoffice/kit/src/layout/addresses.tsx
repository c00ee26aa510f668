import { forwardRef, useCallback } from 'react';
import { reactRouterProvider, type RouterLinkProps, type RouterProvider } from 'ra-core';

type To = Parameters<ReturnType<RouterProvider['useNavigate']>>[0];

/** The screens a resource may have, as specification §2.4 names them in URLs. */
export type ScreenKind = 'list' | 'create' | 'edit' | 'view';

/** URL of a screen as specification §2.4 defines it, e.g. `/brands/edit/7`. */
export function addressOf(page: string, screen: ScreenKind, id?: number | string): string {
  if (screen === 'list' || (screen !== 'create' && id === undefined)) return `/${page}`;
  return screen === 'create' ? `/${page}/create` : `/${page}/${screen}/${id}`;
}

/** Converts react-admin's URLs (`/brands/7`, `/brands/7/show`) to the specification's. */
export function specified(path: string): string {
  return path.replace(
    /^\/(\w+)\/(\d+)(\/show)?(?=$|[?#])/,
    (_match, page: string, id: string, show?: string) => addressOf(page, show ? 'view' : 'edit', id),
  );
}

function specifiedTo<T extends To>(to: T): T {
  if (typeof to === 'string') return specified(to) as T;
  if (typeof to === 'number' || !to.pathname) return to;
  return Object.assign({}, to, { pathname: specified(to.pathname) });
}

const BaseLink = reactRouterProvider.Link;

const AddressedLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function AddressedLink(
  { to, ...rest },
  ref,
) {
  return <BaseLink {...rest} ref={ref} to={specifiedTo(to)} />;
});

function useAddressedNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback((to, options) => navigate(specifiedTo(to), options), [navigate]);
}

/** Makes react-admin use the specification's URLs, as its `createPath` can't be replaced. */
export const addressedRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useAddressedNavigate,
  Link: AddressedLink,
};
