import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AskLink } from '~/features/messages/ask-link';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { FollowButton } from './follow-button';
import { StoreLogo } from './store-tile';
import type { StoreView } from './store-view';

interface StoreHeadProps {
  store: StoreView;
  description: string;
  /** Null while nobody follows the store. */
  followers: string | null;
  policies: string;
  /** Why nothing can be bought now; null while the store is open. */
  notice: string | null;
}

function Policies({ text }: { text: string }): ReactElement {
  const { t } = useApp();
  return (
    <details className="store-facts mt-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary-text">
        <Icon name="returns" className="size-4" /> {t('store.policies')}
      </summary>
      <p className="max-w-prose whitespace-pre-line text-muted">{text}</p>
    </details>
  );
}

function Actions({ store }: Pick<StoreHeadProps, 'store'>): ReactElement {
  return (
    <div className="flex flex-wrap gap-3 self-end">
      <AskLink storeId={store.id} store={store.name} className="btn btn-quiet" />
      <FollowButton vendorId={store.id} path={store.href} />
    </div>
  );
}

/** Header of a store's page: cover, name, rating and policies. */
export function StoreHead({ store, description, followers, policies, notice }: StoreHeadProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="pb-6">
      <div className="h-36 overflow-hidden rounded-card bg-tint md:h-60">
        {store.cover && (
          <Picture
            image={store.cover}
            sizes="(min-width: 1320px) 1320px, 100vw"
            alt=""
            main
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="store-facts flex flex-wrap items-start gap-x-5 gap-y-2">
        <StoreLogo
          store={store}
          className="-mt-10 size-24 overflow-hidden rounded-full border-4 border-page md:size-28"
        />
        <div className="min-w-0 flex-1 basis-80 pt-3 md:pt-5">
          <h1 className="page-title">{store.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            {store.rating && (
              <a
                href={`${store.href}/reviews`}
                aria-label={t('store.readReviews', { rating: store.rating, number: store.ratingCount })}
                className="card-rating link inline-flex min-h-11 items-center gap-1"
              >
                <b>★ {store.rating}</b> ({store.ratingCount})
              </a>
            )}
            <span>{store.products}</span>
            {followers && <span>{followers}</span>}
            <span>{store.since}</span>
          </p>
        </div>
        <Actions store={store} />
      </div>
      {notice && (
        <p className="notice notice-warn mt-4" role="status">
          <Icon name="clock" /> {notice}
        </p>
      )}
      {description && <p className="store-facts mt-4 max-w-prose">{description}</p>}
      {policies && <Policies text={policies} />}
    </div>
  );
}
