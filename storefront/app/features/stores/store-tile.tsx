import type { ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { StoreView } from './store-view';

/** A store's logo, or the first letter of its name. */
export function StoreLogo({ store, className }: { store: StoreView; className: string }): ReactElement {
  if (store.logo)
    return (
      <Picture image={store.logo} sizes="96px" alt="" className={`${className} bg-surface object-cover`} />
    );
  return (
    <span
      className={`${className} grid place-items-center bg-primary text-2xl font-bold text-on-primary`}
      aria-hidden="true"
    >
      {store.name.slice(0, 1)}
    </span>
  );
}

interface StoreTileProps {
  store: StoreView;
  /** Heading level, one below the section's. */
  heading?: 'h2' | 'h3';
}

/** A store in a list of stores. */
export function StoreTile({ store, heading: Heading = 'h3' }: StoreTileProps): ReactElement {
  return (
    <article className="card card1">
      <div className="relative h-28 bg-tint">
        {store.cover && (
          <Picture
            image={store.cover}
            sizes="(min-width: 992px) 400px, 90vw"
            alt=""
            className="size-full object-cover"
          />
        )}
        <StoreLogo
          store={store}
          className="absolute start-4 -bottom-6 size-16 overflow-hidden rounded-full border-4 border-surface"
        />
      </div>
      <div className="card-text pt-8!">
        <Heading className="card-name text-base!">
          <a href={store.href} data-prefetch="">
            {store.name}
          </a>
        </Heading>
        <p className="card-rating">
          {store.rating ? (
            <>
              <b>{`★ ${store.rating}`}</b>
              {` (${store.ratingCount}) · ${store.products}`}
            </>
          ) : (
            store.products
          )}
        </p>
        <p className="card-vendor flex items-center gap-1.5">
          <Icon name="store" className="size-4" />
          {store.since}
        </p>
      </div>
    </article>
  );
}
