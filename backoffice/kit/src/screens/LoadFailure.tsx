import { Alert, Button } from '@mui/material';
import { useMessage, useTranslate } from '../i18n/useTranslate';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Error message of a failed load, with a retry button. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const messageText = useMessage();
  const retry = <Button onClick={onRetry}>{translate('sign-in.error.retry')}</Button>;
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={retry}>
      {messageText(error.message)}
    </Alert>
  );
}
