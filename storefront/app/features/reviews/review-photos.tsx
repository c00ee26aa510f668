import type { OwnReview } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { SmallPhoto } from '~/features/pictures/photos';
import { ownPhotos } from './own-photos';
import { REMOVED_PICTURES } from './review-schema';

/** How many of the photos that a review has stay. */
export const countKept = (form: HTMLFormElement): number =>
  form.querySelectorAll(`[name=${REMOVED_PICTURES}]:not(:checked)`).length;

/** The photos that a review has, each with a box that removes it. */
export function KeptPhotos({ pictures }: Pick<OwnReview, 'pictures'>): ReactElement | null {
  const { t } = useApp();
  if (pictures.length === 0) return null;
  const photos = ownPhotos(pictures, t);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('ownReviews.photos')}</legend>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <SmallPhoto photos={photos} index={place} name={t('ownReviews.photos')} />
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name={REMOVED_PICTURES}
                value={picture.id}
                className="size-5 accent-(--primary-text)"
              />
              <span>{t('ownReviews.removePhoto')}</span>
              <span className="sr-only">{t('ownReviews.photo', { number: place + 1 })}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
