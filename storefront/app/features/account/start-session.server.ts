import type { Cart, SignIn, SignInAnswer } from '@stoa/contracts';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { mergeGuestWishlist } from '~/features/wishlist/guest-wishlist.server';
import { Api } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import { COOKIES } from '~/session/cookies';
import { safeRedirect } from '~/session/safe-redirect';
import type { Shop } from '~/session/shop.server';
import type { AppLoadContext } from '@remix-run/node';

/** Longest cookie lifetime that browsers accept, in seconds; the session itself may last longer. */
const MAX_AGE = 400 * 86_400;

function keepToken(shop: Shop, answer: SignInAnswer): void {
  const seconds = Math.floor((Date.parse(answer.expires_at) - Date.now()) / 1000);
  shop.setCookie(COOKIES.customer, answer.token, { maxAge: Math.max(0, Math.min(seconds, MAX_AGE)) });
}

/**
 * Signs the customer in again after a password change has ended all sessions; if that fails, they have to
 * sign in by hand.
 */
export async function renewSession(shop: Shop, credentials: SignIn): Promise<void> {
  // The API would reject the ended session's token on this request too.
  shop.api.setToken(null);
  const outcome = await shop.api.post<SignInAnswer>('customer/auth/login', credentials);
  if (!outcome.ok || !outcome.data.token) return;
  keepToken(shop, outcome.data);
  shop.visitor.token = outcome.data.token;
  shop.api.setToken(outcome.data.token);
}

/**
 * Stores the token in an HttpOnly cookie, refreshes the cart count after the merge, saves the guest's wish
 * list to the account, and redirects to where the visitor came from.
 */
export async function startSession(
  shop: Shop,
  context: AppLoadContext,
  answer: SignInAnswer,
  to: unknown,
): Promise<Response> {
  keepToken(shop, answer);
  const { sessionToken, language, currency } = shop.visitor;
  const api = new Api(context.api ?? httpTransport(context.visitorAddress), {
    token: answer.token,
    sessionToken,
    language,
    currency,
  });
  const cart = await api.tryGet<Cart>('web/fetchCartItems');
  if (cart.ok) rememberCartCount(shop, cart.data.count);
  await mergeGuestWishlist(shop, api);
  return shop.redirect(safeRedirect(to, '/customer/orders'));
}
