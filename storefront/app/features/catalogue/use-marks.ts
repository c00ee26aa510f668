import { MAX_COMPARED } from '@stoa/contracts';
import type { FormEvent } from 'react';
import { comparing } from '~/features/compare/comparing';
import { useApp } from '~/features/frame/app-context';
import { toggled } from '~/features/wishlist/toggled';
import { wishlistIds } from '~/features/wishlist/wishlist-ids';
import { toast } from '~/ui/toaster';

/**
 * Handles the submits of wish-list and compare buttons within the cards' form, so that they show at once. The
 * comparison and a guest's wish list are cookies only; a customer's wish list is sent from the frame.
 */
export function useMarks(): (event: FormEvent<HTMLFormElement>) => void {
  const { t, frame } = useApp();
  const setWishlist = (id: number, isIn: boolean) => {
    if (frame.isSignedIn) return wishlistIds.expect(id, isIn);
    const ids = toggled(wishlistIds.get(), id, isIn);
    if (ids) wishlistIds.store(ids);
    toast(
      t(ids ? (isIn ? 'wishlist.saved' : 'wishlist.removed') : 'wishlist.guestFull'),
      ids ? 'success' : 'error',
    );
  };
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const [, removes, what] = /^(un)?(wish|compare)$/.exec(submitter.name) ?? [];
    if (!what) return;
    event.preventDefault();
    const id = Number(submitter.value);
    if (what === 'wish') setWishlist(id, !removes);
    else if (removes) comparing.store(comparing.get().filter((one) => one !== id));
    else if (comparing.get().length < MAX_COMPARED) comparing.store([...comparing.get(), id]);
    else toast(t('compare.full'), 'error');
  };
}
