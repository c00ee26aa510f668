import { getInputProps, getSelectProps, type FieldMetadata } from '@conform-to/react';
import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

/** Own messages are catalogue keys with a limit after a colon, the API's are already in the visitor's language. */
export function useMessage(): (text: string, field?: string) => string {
  const { t, formats } = useApp();
  return (text, field = '') => {
    if (!text.startsWith('error.')) return text;
    const [key = text, limit] = text.split(':');
    return t(key, { field: bareName(field), limit: limit ? formats.number(Number(limit)) : '' });
  };
}

/** A field's name without what only its label says, such as that it may be left out. */
const bareName = (label: string): string => label.replace(/\s*\([^)]*\)$/, '');

/** What is wrong with one field. */
export function FieldErrors({
  field,
  label,
}: {
  field: FieldMetadata<unknown>;
  label: string;
}): ReactElement | null {
  const message = useMessage();
  if (!field.errors) return null;
  return (
    <p id={field.errorId} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale">
      <Icon name="warning" className="mt-0.5 size-4 flex-none" />
      {field.errors.map((text) => message(text, label)).join(' ')}
    </p>
  );
}

/** What a text field is given. */
export interface TextFieldProps {
  field: FieldMetadata<string | undefined> | FieldMetadata<string>;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel' | 'password';
  hint?: string;
  className?: string;
}

/** A labelled text field with its hint and its errors. */
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
      <FieldErrors field={field as FieldMetadata<unknown>} label={label} />
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

/** A labelled choice from a short list. */
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
      <FieldErrors field={field as FieldMetadata<unknown>} label={label} />
    </div>
  );
}

/** What is wrong with a form as a whole. */
export function FormErrors({
  errors,
  id,
}: {
  errors: string[] | null | undefined;
  id: string;
}): ReactElement | null {
  const message = useMessage();
  if (!errors || errors.length === 0) return null;
  return (
    <div id={id} className="notice notice-error" role="alert">
      <Icon name="warning" className="size-5 flex-none text-sale" />
      <p>{errors.map((text) => message(text)).join(' ')}</p>
    </div>
  );
}
