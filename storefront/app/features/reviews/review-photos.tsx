import type { OwnReview } from '@stoa/contracts';
import { useState, type ChangeEvent, type ReactElement } from 'react';
import { FileInput } from '~/features/forms/file-input';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture, toImage } from '~/ui/picture';
import { MAX_PICTURES, REMOVED_PICTURES } from './review-schema';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Largest image, in bytes, and in megabytes as text. */
export interface PictureLimit {
  bytes: number;
  text: string;
}

interface PicturesInputProps {
  limit: PictureLimit;
  errors: string[] | undefined;
}

/** Rejects images that are too large or too many, and other files, before the upload. */
function usePictureCheck({ bytes, text }: PictureLimit) {
  const { t } = useApp();
  const [refusal, setRefusal] = useState<string | null>(null);
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const wrongKind = files.find(({ type }) => !KINDS.split(',').includes(type));
    const tooLarge = files.find(({ size }) => size > bytes);
    const kept = target.form?.querySelectorAll(`[name=${REMOVED_PICTURES}]:not(:checked)`).length ?? 0;
    const tooMany = files.length + kept > MAX_PICTURES;
    if (wrongKind || tooLarge || tooMany) target.value = '';
    if (wrongKind) setRefusal(t('reviews.pictureWrongKind', { name: wrongKind.name }));
    else if (tooLarge) setRefusal(t('reviews.pictureTooLarge', { name: tooLarge.name, size: text }));
    else setRefusal(tooMany ? t('reviews.tooManyPictures', { count: MAX_PICTURES }) : null);
  };
  return { refusal, check };
}

/** Adds images to a review. */
export function PicturesInput({ limit, errors }: PicturesInputProps): ReactElement {
  const { t } = useApp();
  const { refusal, check } = usePictureCheck(limit);
  const message = refusal ?? errors?.join(' ');
  return (
    <div>
      <label htmlFor="review-pictures" className="mb-1 block text-sm font-medium">
        {t('reviews.pictures', { count: MAX_PICTURES })}
      </label>
      <FileInput
        id="review-pictures"
        name="pictures"
        accept={KINDS}
        multiple
        aria-invalid={message ? true : undefined}
        aria-describedby="review-pictures-hint review-pictures-error"
        onChange={check}
      />
      <p id="review-pictures-hint" className="mt-1 text-sm text-muted">
        {t('reviews.picturesHint', { size: limit.text })}
      </p>
      <p
        id="review-pictures-error"
        role="alert"
        className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale"
      >
        {message && <Icon name="warning" className="mt-0.5 size-4 flex-none" />}
        {message}
      </p>
    </div>
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
