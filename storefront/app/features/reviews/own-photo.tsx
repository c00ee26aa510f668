import type { Picture as ApiPicture } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Picture, toImage } from '~/ui/picture';

/** A photo of an own review, which opens it. */
export function OwnPhoto({ picture, place }: { picture: ApiPicture; place: number }): ReactElement {
  const { t } = useApp();
  return (
    <a
      href={picture.src}
      data-document=""
      aria-label={t('ownReviews.photo', { number: place + 1 })}
      className="review-picture"
    >
      <Picture image={toImage(picture, 640)} sizes="96px" alt="" className="size-full object-cover" />
    </a>
  );
}
