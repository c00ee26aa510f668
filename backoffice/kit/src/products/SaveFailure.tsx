import { Alert, Button } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useState } from 'react';
import { type HttpError } from 'react-admin';
import { useMessage, useTranslate } from '../i18n/useTranslate';
import { isStale } from '../screens/saving/SavingContext';
import { reasonOf } from './failure-messages';

/** The error of a failed save, shown until the product has another version than the one that failed. */
export function useSaveFailure({ version }: ProductRecord) {
  const [failed, setFailed] = useState<{ error: HttpError; version: number } | null>(null);
  const setFailure = (error: HttpError | null): void => setFailed(error && { error, version });
  return [failed?.version === version ? failed.error : null, setFailure] as const;
}

// The save button of a long page may be far below the message.
const showOnScreen = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Why a step was not saved; on a version conflict with a button that loads the newer version. */
export function SaveFailure({ error, onLoad }: { error: HttpError; onLoad: () => void }) {
  const translate = useTranslate();
  const messageText = useMessage();
  if (!isStale(error))
    return (
      <Alert ref={showOnScreen} severity="error">
        {messageText(reasonOf(error))}
      </Alert>
    );
  const load = (
    <Button color="inherit" size="small" onClick={onLoad}>
      {translate('stoa.form.load_newer')}
    </Button>
  );
  return (
    <Alert ref={showOnScreen} severity="error" action={load}>
      {translate('stoa.form.stale_text')}
    </Alert>
  );
}
