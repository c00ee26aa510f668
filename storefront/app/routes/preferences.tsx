import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { COOKIES, DAY } from '~/session/cookies';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

export const loader = () => redirect('/');

/** Remembers a language or currency for 365 days (specification §9) and goes back. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const [form, frame] = await Promise.all([args.request.formData(), shop.frame()]);
  const language = form.get('language');
  const currency = form.get('currency');
  if (frame.languages.some(({ code }) => code === language))
    shop.setCookie(COOKIES.language, String(language), { maxAge: 365 * DAY });
  if (frame.currencies.some(({ code }) => code === currency))
    shop.setCookie(COOKIES.currency, String(currency), { maxAge: 365 * DAY });
  const back = new URL(safeRedirect(form.get('to')), 'http://here');
  // A language in the address would win over the one just chosen; typed prices belong to the old currency.
  back.searchParams.delete('lang');
  if (currency) for (const name of ['price_min', 'price_max']) back.searchParams.delete(name);
  return shop.redirect(back.pathname + back.search);
}
