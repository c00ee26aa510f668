import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { useChangeEffect } from '~/ui/change-effect';
import { toast } from '~/ui/toaster';
import type { WishAnswer } from './wish-answer';
import { HEARTS, renewWishes, wishes } from './wishes';

/** Sends one press; what the cookie says afterwards holds, and a refusal is told. */
function Sender({ id, isIn }: { id: number; isIn: boolean }): null {
  const { t } = useApp();
  const fetcher = useFetcher<WishAnswer>();
  const submit = useRef(fetcher.submit);
  useEffect(() => {
    const form = { [isIn ? 'wish' : 'unwish']: String(id) };
    submit.current(form, { method: 'post', action: HEARTS });
  }, [id, isIn]);
  // A request that came to nothing is answered by null: that is an answer too, and the heart goes back.
  useChangeEffect(fetcher.data, (answer) => {
    if (answer === undefined) return;
    wishes.settle(id);
    if (answer?.ok) toast(t(isIn ? 'wishlist.saved' : 'wishlist.removed'), 'success');
    else if (answer) toast(answer.error, 'error');
  });
  // Whoever is led to the sign-in page gets no answer.
  useChangeEffect(fetcher.state, (state) => {
    if (state === 'loading') wishes.settle(id);
  });
  return null;
}

/** Sends the presses of hearts, each by itself, so that none is lost to the next. */
export function WishSenders(): ReactElement {
  const { frame } = useApp();
  // Signing in brings another list.
  useEffect(() => renewWishes(frame.isSignedIn), [frame]);
  const pending = useSyncExternalStore(wishes.subscribe, wishes.pending, () => NONE);
  return (
    <>
      {pending.map(({ id, isIn }) => (
        <Sender key={id} id={id} isIn={isIn} />
      ))}
    </>
  );
}

const NONE: ReturnType<typeof wishes.pending> = [];
