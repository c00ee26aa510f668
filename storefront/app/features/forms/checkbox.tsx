import { getInputProps, type FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ReactElement } from 'react';

interface LabelledCheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** A checkbox within its label. */
export function LabelledCheckbox({ label, className = '', ...props }: LabelledCheckboxProps): ReactElement {
  return (
    <label className={`${className} flex min-h-11 items-center gap-3`}>
      <input {...props} type="checkbox" className="size-5 accent-(--primary-text)" />
      {label}
    </label>
  );
}

interface CheckboxProps<T> {
  field: FieldMetadata<T>;
  label: string;
  className?: string;
}

/** A labelled checkbox of a form's field. */
export function Checkbox<T extends string | boolean | undefined>({
  field,
  label,
  className = '',
}: CheckboxProps<T>): ReactElement {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' });
  return <LabelledCheckbox key={key} {...props} label={label} className={className} />;
}
