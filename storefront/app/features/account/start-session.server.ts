import type { Cart, SignIn, SignInAnswer } from '@stoa/contracts';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { bringWishes } from '~/features/wishlist/guest-wishes.server';
import { Api } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import { COOKIES } from '~/session/cookies';
import { safeRedirect } from '~/session/safe-redirect';
import type { Shop } from '~/session/shop.server';
import type { AppLoadContext } from '@remix-run/node';

/** Most seconds that a browser keeps a token, however long the server would. */
const LONGEST = 400 * 86_400;

function keepToken(shop: Shop, answer: SignInAnswer): void {
  const seconds = Math.floor((Date.parse(answer.expires_at) - Date.now()) / 1000);
  shop.setCookie(COOKIES.customer, answer.token, { maxAge: Math.max(0, Math.min(seconds, LONGEST)) });
}

/** Signs a customer in again whose sessions a new password has just ended; where that fails, they sign in themselves. */
export async function renewSession(shop: Shop, credentials: SignIn): Promise<void> {
  // The ended session's token is refused wherever it is shown, here too.
  shop.api.askFor(null);
  const outcome = await shop.api.post<SignInAnswer>('customer/auth/login', credentials);
  if (!outcome.ok || !outcome.data.token) return;
  keepToken(shop, outcome.data);
  shop.visitor.token = outcome.data.token;
  shop.api.askFor(outcome.data.token);
}

/** Keeps the token where no script can read it, counts the merged cart, brings the wish list along, and goes back to where people came from. */
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
  await bringWishes(shop, api);
  return shop.redirect(safeRedirect(to, '/customer/orders'));
}
