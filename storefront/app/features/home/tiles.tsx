import type { ReactElement } from 'react';
import { Picture } from '~/ui/picture';
import type { TileView } from './home-view';

/** A category tile: image and name. */
export function CategoryTile({ tile }: { tile: TileView }): ReactElement {
  return (
    <a href={tile.href} className="tile-category" data-prefetch="">
      <span className="tile-picture">
        {tile.image ? (
          <Picture
            image={tile.image}
            sizes="(min-width: 992px) 150px, 30vw"
            alt=""
            className="size-full object-cover"
          />
        ) : (
          <span className="text-3xl font-bold text-primary-text">{tile.name.slice(0, 1)}</span>
        )}
      </span>
      <span className="tile-name">{tile.name}</span>
      <span className="tile-count">{tile.count}</span>
    </a>
  );
}

/** A brand tile: logo and name. */
export function BrandTile({ tile }: { tile: TileView }): ReactElement {
  return (
    <a href={tile.href} className="tile-brand">
      {tile.image && (
        <Picture
          image={tile.image}
          sizes="56px"
          alt=""
          className="size-12 flex-none rounded-full object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2 leading-tight font-semibold">{tile.name}</span>
        <span className="block truncate text-sm text-muted">{tile.count}</span>
      </span>
    </a>
  );
}
