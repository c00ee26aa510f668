import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { useChangeEffect } from '~/ui/change-effect';
import { toast } from '~/ui/toaster';
import type { WishlistAnswer } from './wishlist-answer';
import { HEARTS, refreshWishlist, wishlistIds } from './wishlist-ids';

/** Sends one change; afterwards the cookie is authoritative, and a refusal is shown. */
function Sender({ id, isIn }: { id: number; isIn: boolean }): null {
  const { t } = useApp();
  const fetcher = useFetcher<WishlistAnswer>();
  const submit = useRef(fetcher.submit);
  useEffect(() => {
    const form = { [isIn ? 'wish' : 'unwish']: String(id) };
    submit.current(form, { method: 'post', action: HEARTS });
  }, [id, isIn]);
  // A failed request has null as data: the button goes back to its former state.
  useChangeEffect(fetcher.data, (answer) => {
    if (answer === undefined) return;
    wishlistIds.settle(id);
    if (answer?.ok) toast(t(isIn ? 'wishlist.saved' : 'wishlist.removed'), 'success');
    else if (answer) toast(answer.error, 'error');
  });
  // A redirect to sign-in returns no data.
  useChangeEffect(fetcher.state, (state) => {
    if (state === 'loading') wishlistIds.settle(id);
  });
  return null;
}

/** Sends changes of the wish list, each by a fetcher of its own, so that none cancels another. */
export function WishlistSenders(): ReactElement {
  const { frame } = useApp();
  // After sign-in the list is another one.
  useEffect(() => refreshWishlist(frame.isSignedIn), [frame]);
  const pending = useSyncExternalStore(wishlistIds.subscribe, wishlistIds.pending, () => NONE);
  return (
    <>
      {pending.map(({ id, isIn }) => (
        <Sender key={id} id={id} isIn={isIn} />
      ))}
    </>
  );
}

const NONE: ReturnType<typeof wishlistIds.pending> = [];
