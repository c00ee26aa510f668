import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  useForm,
  type FieldMetadata,
  type SubmissionResult,
} from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import { useState, type ChangeEvent, type ReactElement } from 'react';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { FileInput } from '~/features/forms/file-input';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { MAX_PICTURES, reviewSchema } from './review-schema';

const STARS = [5, 4, 3, 2, 1] as const;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

function StarChoice({ field }: { field: FieldMetadata<number> }): ReactElement {
  const { t } = useApp();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('reviews.rating')}</legend>
      <div className="star-choice">
        {STARS.map((stars) => {
          const { key, ...props } = getInputProps(field, { type: 'radio', value: String(stars) });
          const id = `${field.id}-${stars}`;
          return [
            <input key={`${key}-${stars}`} {...props} id={id} className="sr-only" />,
            <label key={id} htmlFor={id} title={t('reviews.starsOf', { stars })}>
              <span aria-hidden="true">★</span>
              <span className="sr-only">{t('reviews.starsOf', { stars })}</span>
            </label>,
          ];
        })}
      </div>
      <FieldErrors field={field} label={t('reviews.rating')} />
    </fieldset>
  );
}

/** Largest image, in bytes, and in megabytes as text. */
interface PictureLimit {
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
    const tooMany = files.length > MAX_PICTURES;
    if (wrongKind || tooLarge || tooMany) target.value = '';
    if (wrongKind) setRefusal(t('reviews.pictureWrongKind', { name: wrongKind.name }));
    else if (tooLarge) setRefusal(t('reviews.pictureTooLarge', { name: tooLarge.name, size: text }));
    else setRefusal(tooMany ? t('reviews.tooManyPictures', { count: MAX_PICTURES }) : null);
  };
  return { refusal, check };
}

function PicturesInput({ limit, errors }: PicturesInputProps): ReactElement {
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

interface ReviewFormProps {
  /** Null if the form takes no images. */
  pictureLimit: PictureLimit | null;
  lastResult: SubmissionResult | undefined;
  /** The existing review, when editing. */
  before?: { rating: number; title: string | null; body: string };
}

/** Review form of a buyer: rating, text and images. */
export function ReviewForm({ pictureLimit, lastResult, before }: ReviewFormProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm({
    id: 'review',
    defaultValue: before && { ...before, rating: String(before.rating), title: before.title ?? '' },
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: reviewSchema }),
    shouldRevalidate: 'onInput',
  });
  const { key: _key, ...body } = getTextareaProps(fields.body);
  return (
    <Form
      method="post"
      encType={pictureLimit ? 'multipart/form-data' : undefined}
      {...getFormProps(form)}
      className="grid max-w-xl gap-5"
    >
      <FormErrors errors={form.errors} id={form.errorId} />
      <StarChoice field={fields.rating} />
      <TextField field={fields.title} label={t('reviews.headline')} autoComplete="off" />
      <div>
        <label htmlFor={fields.body.id} className="mb-1 block text-sm font-medium">
          {t('reviews.body')}
        </label>
        <textarea {...body} rows={6} dir="auto" className="input h-auto py-2.5" />
        <FieldErrors field={fields.body} label={t('reviews.body')} />
      </div>
      {pictureLimit && <PicturesInput limit={pictureLimit} errors={form.allErrors.pictures} />}
      <p className="text-sm text-muted">{t(before ? 'ownReviews.editHint' : 'reviews.checked')}</p>
      <button className="btn btn-primary justify-self-start" disabled={isSending}>
        {t(before ? 'ownReviews.save' : 'reviews.send')}
      </button>
    </Form>
  );
}
