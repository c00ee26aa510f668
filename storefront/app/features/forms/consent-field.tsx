import { getInputProps, type FieldMetadata } from '@conform-to/react';
import type { ReactElement } from 'react';
import { FieldErrors } from './errors';

interface ConsentFieldProps {
  field: FieldMetadata<true>;
  /** The consent as a sentence. */
  label: string;
  /** The page with its terms. */
  page: { href: string; title: string };
}

/** A required consent checkbox with a link to the terms. */
export function ConsentField({ field, label, page }: ConsentFieldProps): ReactElement {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' });
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input key={key} {...props} className="size-5 flex-none accent-(--primary-text)" />
        <span>{label}</span>
      </label>
      <FieldErrors field={field} label={page.title} />
      <a
        href={page.href}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {page.title}
      </a>
    </div>
  );
}
