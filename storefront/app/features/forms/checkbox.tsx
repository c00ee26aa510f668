import { getInputProps, type FieldMetadata } from '@conform-to/react';
import type { ReactElement } from 'react';

interface CheckboxProps<T> {
  field: FieldMetadata<T>;
  label: string;
  className?: string;
}

/** A labelled checkbox. */
export function Checkbox<T extends string | boolean | undefined>({
  field,
  label,
  className = '',
}: CheckboxProps<T>): ReactElement {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' });
  return (
    <label className={`${className} flex min-h-11 items-center gap-3`}>
      <input key={key} {...props} className="size-5 accent-(--primary-text)" />
      {label}
    </label>
  );
}
