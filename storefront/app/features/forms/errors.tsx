import type { FieldMetadata } from '@conform-to/react';
import { useEffect, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { TextKey } from '~/i18n/translator';
import { Icon } from '~/ui/icons';

/**
 * Translates messages: our own are translation keys with a limit after a colon, the API's are already
 * translated.
 */
export function useMessage(): (text: string, field?: string) => string {
  const { t, formats } = useApp();
  return (text, field = '') => {
    if (!text.startsWith('error.')) return text;
    const [key = text, limit] = text.split(':');
    return t(key as TextKey, { field: bareName(field), limit: limit ? formats.number(Number(limit)) : '' });
  };
}

/** A label without its parenthesised note, such as "(optional)". */
const bareName = (label: string): string => label.replace(/\s*\([^)]*\)$/, '');

/** Errors of one field. */
export function FieldErrors({
  field,
  label,
}: {
  field: Pick<FieldMetadata<unknown>, 'errors' | 'errorId'>;
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

/** Errors of a form as a whole; they get the focus unless a field is invalid, so that nobody has to look for them. */
export function FormErrors({
  errors,
  id,
}: {
  errors: string[] | null | undefined;
  id: string;
}): ReactElement | null {
  const message = useMessage();
  const text = errors?.map((one) => message(one)).join(' ');
  useEffect(() => {
    if (text && !document.activeElement?.matches('[aria-invalid=true]')) document.getElementById(id)?.focus();
  }, [text, id]);
  if (!text) return null;
  return (
    <div id={id} className="notice notice-error" role="alert" tabIndex={-1} autoFocus>
      <Icon name="warning" className="size-5 flex-none text-sale" />
      <p>{text}</p>
    </div>
  );
}
