import { getInputProps, getSelectProps, type FieldMetadata } from '@conform-to/react';
import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FieldErrors } from './errors';

/** Props of a text field. */
export interface TextFieldProps {
  field: FieldMetadata<string | undefined> | FieldMetadata<string>;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel' | 'password';
  hint?: string;
  className?: string;
}

/** A labelled text field with hint and errors. */
export function TextField({
  field,
  label,
  autoComplete,
  type = 'text',
  hint,
  className,
}: TextFieldProps): ReactElement {
  const { key, ...props } = getInputProps(field, {
    type,
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  });
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input key={key} {...props} autoComplete={autoComplete} className="input" />
      {hint && (
        <p id={field.descriptionId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldErrors field={field} label={label} />
    </div>
  );
}

interface SelectFieldProps {
  field: FieldMetadata<number> | FieldMetadata<number | undefined>;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  options: readonly { id: number; name: string }[];
  onChange?: (id: number) => void;
  className?: string;
}

/** A labelled select. */
export function SelectField({
  field,
  label,
  autoComplete,
  options,
  onChange,
  className,
}: SelectFieldProps): ReactElement {
  const { t } = useApp();
  const { key, ...props } = getSelectProps(field);
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        key={key}
        {...props}
        autoComplete={autoComplete}
        className="input"
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        <option value="">{t('address.choose')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <FieldErrors field={field} label={label} />
    </div>
  );
}
