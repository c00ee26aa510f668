import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Error message of a failed load, with a retry button. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const retry = <Button onClick={onRetry}>{translate('sign-in.error.retry')}</Button>;
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={retry}>
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}
