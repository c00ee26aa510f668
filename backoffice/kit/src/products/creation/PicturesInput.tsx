import type { ProductMediaRecord } from '@stoa/contracts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PictureEditor } from '../pictures/PictureEditor';
import type { PictureEdit } from '../pictures/picture-edits';
import { messagesIn } from './messages-in';

/** The images of a product being created, stored in its form. */
export function PicturesInput() {
  const { getValues, setValue } = useFormContext<{ media?: ProductMediaRecord[] }>();
  const pictures = useWatch<{ media?: ProductMediaRecord[] }, 'media'>({ name: 'media' }) ?? [];
  const { errors } = useFormState({ name: 'media' });
  const edit = (change: PictureEdit) =>
    setValue('media', change(getValues('media') ?? []), { shouldDirty: true });
  return <PictureEditor pictures={pictures} edit={edit} failure={messagesIn(errors.media).join(' ')} />;
}
