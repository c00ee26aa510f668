import type { FieldMetadata } from '@conform-to/react';
import type { ReactElement } from 'react';
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

/** Errors of a form as a whole. */
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
