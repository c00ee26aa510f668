import type { OwnReview } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { FilesField, PICTURE_KINDS, type FileLimit } from '~/features/forms/files-field';
import { useApp } from '~/features/frame/app-context';
import { Picture, toImage } from '~/ui/picture';
import { MAX_PICTURES, REMOVED_PICTURES } from './review-schema';

const countKept = (form: HTMLFormElement): number =>
  form.querySelectorAll(`[name=${REMOVED_PICTURES}]:not(:checked)`).length;

/** Adds images to a review. */
export function PicturesInput({
  limit,
  errors,
}: {
  limit: FileLimit;
  errors: string[] | undefined;
}): ReactElement {
  const { t } = useApp();
  return (
    <FilesField
      id="review-pictures"
      name="pictures"
      label={t('reviews.pictures', { count: MAX_PICTURES })}
      hint={t('reviews.picturesHint', { size: limit.text })}
      accept={PICTURE_KINDS}
      max={MAX_PICTURES}
      limit={limit}
      keptIn={countKept}
      errors={errors}
    />
  );
}

/** The photos that a review has, each with a box that removes it. */
export function KeptPhotos({ pictures }: Pick<OwnReview, 'pictures'>): ReactElement | null {
  const { t } = useApp();
  if (pictures.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('ownReviews.photos')}</legend>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <a
              href={picture.src}
              data-document=""
              aria-label={t('ownReviews.photo', { number: place + 1 })}
              className="review-picture"
            >
              <Picture image={toImage(picture, 640)} sizes="96px" alt="" className="size-full object-cover" />
            </a>
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
