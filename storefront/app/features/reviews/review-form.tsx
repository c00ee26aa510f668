import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  useForm,
  type FieldMetadata,
  type SubmissionResult,
} from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { OwnReview } from '@stoa/contracts';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import type { FileLimit } from '~/features/forms/files-field';
import { PicturesField } from '~/features/forms/pictures-field';
import { useApp } from '~/features/frame/app-context';
import { countKept, KeptPhotos } from './review-photos';
import { reviewSchema } from './review-schema';

const STARS = [5, 4, 3, 2, 1] as const;

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

interface ReviewFormProps {
  pictureLimit: FileLimit;
  lastResult: SubmissionResult | undefined;
  /** The existing review, when editing. */
  before?: Pick<OwnReview, 'rating' | 'title' | 'body' | 'pictures'>;
}

/** Review form of a buyer: rating, text and images. */
export function ReviewForm({ pictureLimit, lastResult, before }: ReviewFormProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm({
    id: 'review',
    defaultValue: before && {
      rating: String(before.rating),
      title: before.title ?? '',
      body: before.body,
    },
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: reviewSchema }),
    shouldRevalidate: 'onInput',
  });
  const { key: _key, ...body } = getTextareaProps(fields.body);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="grid max-w-xl gap-5">
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
      {before && <KeptPhotos pictures={before.pictures} />}
      <PicturesField
        id="review-pictures"
        limit={pictureLimit}
        keptIn={countKept}
        errors={form.allErrors.pictures}
      />
      <p className="text-sm text-muted">{t(before ? 'ownReviews.editHint' : 'reviews.checked')}</p>
      <button className="btn btn-primary justify-self-start" disabled={isSending}>
        {t(before ? 'ownReviews.save' : 'reviews.send')}
      </button>
    </Form>
  );
}
