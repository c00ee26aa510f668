import { MOST_COMPARED } from '@stoa/contracts';
import type { FormEvent } from 'react';
import { comparing } from '~/features/compare/comparing';
import { useApp } from '~/features/frame/app-context';
import { toggled } from '~/features/wishlist/toggled';
import { wishes } from '~/features/wishlist/wishes';
import { toast } from '~/ui/toaster';

/**
 * Handles the submits of wish-list and compare buttons within the cards' form, so that they show at once. The
 * comparison and a guest's wish list are cookies only; a customer's wish list is sent from the frame.
 */
export function useMarks(): (event: FormEvent<HTMLFormElement>) => void {
  const { t, frame } = useApp();
  const wish = (id: number, isIn: boolean) => {
    if (frame.isSignedIn) return wishes.expect(id, isIn);
    const ids = toggled(wishes.get(), id, isIn);
    if (ids) wishes.keep(ids);
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
    if (what === 'wish') wish(id, !removes);
    else if (removes) comparing.keep(comparing.get().filter((one) => one !== id));
    else if (comparing.get().length < MOST_COMPARED) comparing.keep([...comparing.get(), id]);
    else toast(t('compare.full'), 'error');
  };
}
