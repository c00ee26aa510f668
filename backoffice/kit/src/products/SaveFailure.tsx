import { Alert, Button } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate, type HttpError } from 'react-admin';
import { isStale } from '../screens/saving/SavingContext';

/** A refused save, told until the product has another version than the one that was to be saved. */
export function useSaveFailure({ version }: ProductRecord) {
  const [failed, setFailed] = useState<{ error: HttpError; version: number } | null>(null);
  const setFailure = (error: HttpError | null): void => setFailed(error && { error, version });
  return [failed?.version === version ? failed.error : null, setFailure] as const;
}

/** Every message of a refused save: the overall one and those of single fields. */
function reasonOf(error: HttpError): string {
  const fields = (error.body as { errors?: Record<string, string> } | null)?.errors ?? {};
  return [error.message, ...Object.entries(fields).map(([field, told]) => `${field}: ${told}`)].join(' · ');
}

/** Why a step of the product was not saved; where somebody else was faster, with a way to load their version. */
export function SaveFailure({ error, onLoad }: { error: HttpError; onLoad: () => void }) {
  const translate = useTranslate();
  if (!isStale(error)) {
    const reason = reasonOf(error);
    return <Alert severity="error">{translate(reason, { _: reason })}</Alert>;
  }
  const load = (
    <Button color="inherit" size="small" onClick={onLoad}>
      {translate('stoa.form.load_newer')}
    </Button>
  );
  return (
    <Alert severity="error" action={load}>
      {translate('stoa.form.stale_text')}
    </Alert>
  );
}
