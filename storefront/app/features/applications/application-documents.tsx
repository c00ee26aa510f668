import { Form, useNavigation } from '@remix-run/react';
import { DOCUMENT_KINDS } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FileInput } from '~/features/forms/file-input';
import { DOCUMENT_TYPES } from '~/features/selling/file-field';
import { Icon } from '~/ui/icons';
import type { ApplicationPageView, DocumentView } from './application-view';

const ICONS = { pending: 'clock', accepted: 'check', rejected: 'warning' } as const;
const COLOURS = { pending: 'text-muted', accepted: 'text-ok', rejected: 'text-sale' } as const;

function DocumentItem({ document }: { document: DocumentView }): ReactElement {
  const { t } = useApp();
  const { kind, filename, status, reason, day } = document;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-semibold">{kind}</b>
        <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${COLOURS[status]}`}>
          <Icon name={ICONS[status]} className="size-4" /> {t(`application.documents.${status}`)}
        </span>
      </p>
      <p className="text-sm text-muted">
        <bdi className="break-all">{filename}</bdi> · {day}
      </p>
      {reason && (
        <p className="mt-1 text-sm whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  );
}

interface DocumentsProps {
  application: ApplicationPageView;
  isOpen: boolean;
  error: string | null;
  /** Largest file size in megabytes. */
  limit: string;
}

/** The uploaded documents with their review status, and the upload form while more can be sent. */
export function ApplicationDocuments({ application, isOpen, error, limit }: DocumentsProps): ReactElement {
  const { t } = useApp();
  const { papers: documents, missing } = application;
  return (
    <section className="panel" aria-labelledby="application-papers">
      <h2 id="application-papers" className="mb-2 text-lg">
        {t('selling.documents')}
      </h2>
      {documents.length > 0 && (
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} />
          ))}
        </ul>
      )}
      {isOpen && missing.length > 0 && (
        <p className="notice notice-warn mt-3">
          <Icon name="warning" className="size-5 flex-none" />
          {t('application.missing', {
            kinds: missing.map((kind) => t(`selling.kinds.${kind}`)).join(' · '),
          })}
        </p>
      )}
      {isOpen && <SendDocument first={missing[0]} error={error} limit={limit} />}
    </section>
  );
}

interface SendDocumentProps extends Pick<DocumentsProps, 'error' | 'limit'> {
  /** Preselected kind of document. */
  first: string | undefined;
}

function SendDocument({ first, error, limit }: SendDocumentProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-3 border-t border-line pt-4">
      <input type="hidden" name="intent" value="send" />
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor="paper-kind" className="mb-1 block text-sm font-medium">
            {t('application.kind')}
          </label>
          <select id="paper-kind" name="kind" defaultValue={first ?? 'other'} className="input">
            {DOCUMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`selling.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="min-w-0">
          <label htmlFor="paper-file" className="mb-1 block text-sm font-medium">
            {t('application.file')}
          </label>
          <FileInput
            id="paper-file"
            name="file"
            accept={DOCUMENT_TYPES}
            required
            aria-describedby="paper-hint"
            aria-invalid={error ? true : undefined}
          />
        </div>
      </div>
      <p id="paper-hint" className="text-sm text-muted">
        {t('application.sendHint', { size: limit })}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-sale">
          {error}
        </p>
      )}
      <button className="btn btn-quiet justify-self-start" disabled={isSending}>
        {t('application.send')}
      </button>
    </Form>
  );
}
