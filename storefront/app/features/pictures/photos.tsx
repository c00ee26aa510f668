import type { ReactElement } from 'react';
import { Picture, type ImageView } from '~/ui/picture';
import { ZoomLink } from './zoom-link';

interface PhotosProps {
  /** Each with a text for those who can't see it. */
  photos: readonly ImageView[];
  /** Of what the photos are. */
  name: string;
}

/** Small photos that somebody has added to something; each opens in the zoom view. */
export function Photos({ photos, name }: PhotosProps): ReactElement | null {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={name}>
      {photos.map(({ src }, index) => (
        <li key={src}>
          <SmallPhoto photos={photos} index={index} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** One of them, where something else stands beside each. */
export function SmallPhoto({ photos, index, name }: PhotosProps & { index: number }): ReactElement | null {
  const photo = photos[index];
  if (!photo) return null;
  return (
    <ZoomLink pictures={photos} index={index} name={name} className="photo">
      <Picture image={photo} sizes="96px" alt={photo.alt} className="size-full object-cover" />
    </ZoomLink>
  );
}
