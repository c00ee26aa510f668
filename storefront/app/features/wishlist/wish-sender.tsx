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
  const isSent = useRef(false);
  useEffect(() => {
    const form = { [isIn ? 'wish' : 'unwish']: String(id) };
    submit.current(form, { method: 'post', action: HEARTS });
  }, [id, isIn]);
  useChangeEffect(fetcher.state, (state) => {
    if (state !== 'idle') isSent.current = true;
    else if (isSent.current) {
      const answer = fetcher.data;
      wishes.settle(id);
      if (answer?.ok) toast(t(isIn ? 'wishlist.saved' : 'wishlist.removed'), 'success');
      else if (answer) toast(answer.error, 'error');
    }
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
