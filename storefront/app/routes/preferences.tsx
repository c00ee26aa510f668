import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '~/features/forms/read-form.server';
import { COOKIES, DAY } from '~/session/cookies';
import { safeRedirect, withoutParameters } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

export const loader = () => redirect('/');

/** Stores a language or currency for 365 days (specification §9) and redirects back. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const [form, frame] = await Promise.all([readForm(args.request), shop.frame()]);
  const language = form.get('language');
  const currency = form.get('currency');
  if (frame.languages.some(({ code }) => code === language))
    shop.setCookie(COOKIES.language, String(language), { maxAge: 365 * DAY });
  if (frame.currencies.some(({ code }) => code === currency))
    shop.setCookie(COOKIES.currency, String(currency), { maxAge: 365 * DAY });
  // `lang` in the URL would override the new choice; typed prices are in the old currency.
  const outdated = ['lang', ...(currency ? ['price_min', 'price_max'] : [])];
  return shop.redirect(withoutParameters(safeRedirect(form.get('to')), outdated));
}
