import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FilesField, type FilesFieldProps } from './files-field';
import { MAX_PICTURES, PICTURE_KINDS } from './pictures';

/** The pictures of a form. */
export function PicturesField(
  props: Pick<FilesFieldProps, 'id' | 'limit' | 'keptIn' | 'errors'>,
): ReactElement {
  const { t } = useApp();
  return (
    <FilesField
      {...props}
      name="pictures"
      label={t('reviews.pictures', { count: MAX_PICTURES })}
      hint={t('reviews.picturesHint', { size: props.limit.text })}
      accept={PICTURE_KINDS}
      max={MAX_PICTURES}
    />
  );
}
