import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

interface SaveError {
  message: string;
  status?: number;
  body?: { code?: string; errors?: Record<string, string> } | null;
}

/** True when the API refused a save because the record has a newer version (409 `stale_version`). */
export function isStale(error: SaveError): boolean {
  return error.status === 409 && error.body?.code === 'stale_version';
}

/** Says on save what went wrong: beside the fields, in a notice, or, for a newer version, above the form. */
export function useSaveFailure() {
  const notify = useNotify();
  const [stale, setStale] = useState(false);
  const onError = (error: unknown) => {
    const failure = error as SaveError;
    if (isStale(failure)) setStale(true);
    // Refused fields are told by the form itself.
    else if (!failure.body?.errors) notify(failure.message, { type: 'error' });
  };
  return { stale, clear: () => setStale(false), mutationOptions: { onError } };
}

/** Offers the newer version; what was typed stays on screen until then, to be copied. */
export function StaleVersionAlert({ onReload }: { onReload: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const reload = () => {
    refresh();
    onReload();
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={reload}>
          {translate('stoa.form.load_newer')}
        </Button>
      }
    >
      <AlertTitle>{translate('stoa.form.stale_title')}</AlertTitle>
      {translate('stoa.form.stale_text')}
    </Alert>
  );
}
