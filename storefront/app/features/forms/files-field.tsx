import { useState, type ChangeEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { FileInput } from './file-input';

/** Largest file, in bytes, and in megabytes as text. */
export interface FileLimit {
  bytes: number;
  text: string;
}

/** A choice of files, and what is allowed of them. */
export interface FilesFieldProps {
  id: string;
  name: string;
  label: string;
  /** Names the accepted kinds and the largest size. */
  hint: string;
  /** Accepted media types, separated by commas. */
  accept: string;
  /** Most files. */
  max: number;
  limit: FileLimit;
  /** How many files the record keeps besides those chosen here; the form may change that. */
  keptIn?: (form: HTMLFormElement) => number;
  errors?: string[];
}

/** Refuses files that are too large, of another kind or too many at once, instead of after an upload in vain. */
function useFilesCheck({ accept, max, limit, keptIn }: FilesFieldProps) {
  const { t } = useApp();
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalOf = (files: readonly File[], form: HTMLFormElement | null): string | null => {
    const wrongKind = files.find(({ type }) => !accept.split(',').includes(type));
    if (wrongKind) return t('file.wrongKind', { name: wrongKind.name });
    const tooLarge = files.find(({ size }) => size > limit.bytes);
    if (tooLarge) return t('file.tooLarge', { name: tooLarge.name, size: limit.text });
    const kept = form && keptIn ? keptIn(form) : 0;
    return files.length + kept > max ? t('file.tooMany', { count: max }) : null;
  };
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const found = refusalOf([...(target.files ?? [])], target.form);
    if (found) target.value = '';
    setRefusal(found);
  };
  return { refusal, check };
}

/** A choice of files with its limits. */
export function FilesField(props: FilesFieldProps): ReactElement {
  const { id, name, label, hint, accept, errors } = props;
  const { refusal, check } = useFilesCheck(props);
  const message = refusal ?? errors?.join(' ');
  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <FileInput
        id={id}
        name={name}
        accept={accept}
        multiple
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={check}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
      {message && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1 flex items-start gap-1.5 text-sm font-medium text-sale"
        >
          <Icon name="warning" className="mt-0.5 size-4 flex-none" />
          {message}
        </p>
      )}
    </div>
  );
}
