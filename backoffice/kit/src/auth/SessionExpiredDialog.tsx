import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLogout } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { signIn, type SignInCredentials } from './sign-in';
import { SignInForm } from './SignInForm';

/** Shown over the page when the session has expired: the same user signs in again and loses no input. */
export function SessionExpiredDialog() {
  const translate = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const logout = useLogout();
  const expired = useSyncExternalStore(api.session.subscribe, () => api.session.expired);
  const signInAgain = async (credentials: SignInCredentials) => {
    await signIn(api, credentials);
    await queries.invalidateQueries();
  };
  return (
    <Dialog open={expired} fullWidth maxWidth="xs" aria-labelledby="session-expired">
      <DialogTitle id="session-expired">{translate('sign-in.auth.expired_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{translate('sign-in.auth.expired_text')}</DialogContentText>
        {expired && <SignInForm onSignIn={signInAgain} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => logout()}>
          {translate('sign-in.auth.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
