import type { CustomerAddress } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';
import type { Failure } from '~/api/client.server';
import type { CheckoutState } from './state.server';

/** Addresses a signed-in customer can pick from. */
export async function readSaved(shop: Shop): Promise<CustomerAddress[]> {
  if (!shop.visitor.token) return [];
  const outcome = await shop.api.tryGet<CustomerAddress[]>('web/customer_all_addresses');
  return outcome.ok ? outcome.data : [];
}

/** The chosen address of the customer's address book; undefined if another one was entered, or it was deleted. */
export async function readChosen(
  shop: Shop,
  { address, address_id: id }: CheckoutState,
): Promise<CustomerAddress | undefined> {
  return address || id === undefined ? undefined : (await readSaved(shop)).find((each) => each.id === id);
}

/** Whether the chosen address is no longer in the customer's address book, such as after a deletion in another tab. */
export async function isChosenGone(shop: Shop, { address_id: id }: CheckoutState): Promise<boolean> {
  if (!shop.visitor.token || id === undefined) return false;
  return !(await readSaved(shop)).some((address) => address.id === id);
}

/** Why a step was refused; for a deleted address also what to do. */
export async function refusalText(
  shop: Shop,
  { status, errors, error }: Failure,
  state: CheckoutState,
): Promise<string> {
  const { t } = await shop.locale();
  if (status === 404 && (await isChosenGone(shop, state))) return t('checkout.fallback.addressGone');
  return Object.values(errors)[0]?.[0] ?? (error || t('error.failed'));
}
