import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { DOCUMENT_PATHS, type DocumentName } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FieldErrors } from './errors';

interface ConsentFieldProps {
  field: FieldMetadata<true>;
  /** The consent as a sentence. */
  label: string;
  /** The sentence without the document, for a shop that has not written it yet. */
  bareLabel: string;
  document: { name: DocumentName; title: string };
}

/** A required consent checkbox with a link to the document that it is about. */
export function ConsentField({ field, label, bareLabel, document }: ConsentFieldProps): ReactElement {
  const { frame } = useApp();
  const isPublished = frame.documents.includes(document.name);
  const { key, ...props } = getInputProps(field, { type: 'checkbox' });
  const { errorId, errors } = field;
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input key={key} {...props} className="size-5 flex-none accent-(--primary-text)" />
        <span>{isPublished ? label : bareLabel}</span>
      </label>
      <FieldErrors
        field={isPublished ? field : { errorId, errors: errors && ['error.unconfirmed'] }}
        label={document.title}
      />
      {isPublished && (
        <a
          href={DOCUMENT_PATHS[document.name]}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {document.title}
        </a>
      )}
    </div>
  );
}
