import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

/** Path of a customer's followed stores, read after the page: store pages are shared by all visitors. */
const FOLLOWED = '/followed-stores';

interface FollowButtonProps {
  vendorId: number;
  /** Path of the store, to return to. */
  path: string;
}

/** Follows or unfollows a store; guests sign in first. Without scripts it always follows. */
export function FollowButton(props: FollowButtonProps): ReactElement {
  const { t, frame } = useApp();
  if (frame.isSignedIn) return <Toggle {...props} />;
  return (
    <a href={`/login?to=${encodeURIComponent(props.path)}`} className="btn btn-quiet">
      <Icon name="heart" className="size-5" /> {t('store.follow')}
    </a>
  );
}

function Toggle({ vendorId, path }: FollowButtonProps): ReactElement {
  const { t } = useApp();
  const followed = useFetcher<{ ids: number[] }>();
  const change = useFetcher<{ error: string | null }>();
  const load = useRef(followed.load);
  useEffect(() => load.current(FOLLOWED), []);
  const follow = change.formData?.get('follow');
  const isFollowed = follow ? follow === '1' : (followed.data?.ids.includes(vendorId) ?? false);
  /** Without `to` the page stays as it is, with what was chosen on it. */
  const stay = (event: FormEvent) => {
    event.preventDefault();
    change.submit(
      { vendor_id: vendorId, follow: isFollowed ? '0' : '1' },
      { method: 'post', action: FOLLOWED },
    );
  };
  return (
    <change.Form method="post" action={FOLLOWED} onSubmit={stay}>
      <input type="hidden" name="vendor_id" value={vendorId} />
      <input type="hidden" name="follow" value={isFollowed ? '0' : '1'} />
      <input type="hidden" name="to" value={path} />
      <button className="btn btn-quiet" aria-pressed={isFollowed}>
        <Icon name={isFollowed ? 'check' : 'heart'} className="size-5" />
        {t(isFollowed ? 'store.following' : 'store.follow')}
      </button>
      {change.data?.error && (
        <p role="alert" className="mt-1 text-sm font-medium text-sale">
          {change.data.error}
        </p>
      )}
    </change.Form>
  );
}
