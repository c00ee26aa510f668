import { getInputProps, type FieldMetadata } from '@conform-to/react';
import type { ReactElement } from 'react';
import { FieldErrors } from '~/features/forms/errors';
import { FileInput } from '~/features/forms/file-input';

/** Accepted file types of a document. */
export const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';
/** Accepted file types of a logo. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface FileFieldProps {
  field: FieldMetadata<File | undefined>;
  label: string;
  accept: string;
  isRequired: boolean;
}

/** A labelled file input. */
export function FileField({ field, label, accept, isRequired }: FileFieldProps): ReactElement {
  const { key, ...props } = getInputProps(field, { type: 'file' });
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <FileInput key={key} {...props} accept={accept} required={isRequired} />
      <FieldErrors field={field} label={label} />
    </div>
  );
}
