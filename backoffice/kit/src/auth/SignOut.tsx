import { useEffect } from 'react';
import { useLogout } from 'react-admin';

/** Address that signs out; one comes here only past the question about unsaved work. */
export const SIGN_OUT = '/sign-out';

/** Signs out as soon as it is shown. */
export function SignOut() {
  const logout = useLogout();
  useEffect(() => void logout(), [logout]);
  return null;
}
