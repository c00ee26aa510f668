import type { Picture } from '@stoa/contracts';
import type { Translate } from '~/i18n/translator';
import { type ImageView, toImage } from '~/ui/picture';

/** View models of the photos of an own review. */
export function ownPhotos(pictures: readonly Picture[], t: Translate): ImageView[] {
  return pictures.map((picture, index) => ({
    ...toImage(picture),
    alt: t('ownReviews.photo', { number: index + 1 }),
  }));
}
