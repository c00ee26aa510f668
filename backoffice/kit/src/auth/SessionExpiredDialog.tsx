import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { useAuthProvider, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useApi } from '../schema/SchemaContext';
import { SignInForm, type SignInCredentials } from './SignInForm';

/** Stands over the page when the session ended: signing in again keeps everything typed so far. */
export function SessionExpiredDialog() {
  const translate = useTranslate();
  const { session } = useApi();
  const authProvider = useAuthProvider();
  const queries = useQueryClient();
  const logout = useLogout();
  const { data: identity } = useGetIdentity();
  const before = useRef(identity?.id);
  before.current ??= identity?.id;
  const expired = useSyncExternalStore(session.subscribe, () => session.expired);

  const signIn = async (credentials: SignInCredentials) => {
    await authProvider?.login(credentials);
    const now = await authProvider?.getIdentity?.();
    // Another person's screens and rights: nothing of the former may stay on the page.
    if (before.current !== undefined && now?.id !== before.current) window.location.reload();
    await queries.invalidateQueries();
  };

  return (
    <Dialog open={expired} fullWidth maxWidth="xs" aria-labelledby="session-expired">
      <DialogTitle id="session-expired">{translate('stoa.auth.expired_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{translate('stoa.auth.expired_text')}</DialogContentText>
        {expired && <SignInForm onSignIn={signIn} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => logout()}>
          {translate('stoa.auth.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
