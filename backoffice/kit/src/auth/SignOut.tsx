import { useEffect } from 'react';
import { useLogout } from 'react-admin';

/** Route that signs out; reached only after the confirmation about unsaved work. */
export const SIGN_OUT = '/sign-out';

/** Signs out when rendered. */
export function SignOut() {
  const logout = useLogout();
  useEffect(() => void logout(), [logout]);
  return null;
}
