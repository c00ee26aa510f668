import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';

/** Shown without the permission for a screen: notifies, and redirects to home (specification §6). */
export function AccessDenied() {
  const notify = useNotify();
  useEffect(() => {
    notify('sign-in.auth.not_authenticated', { type: 'error' });
  }, [notify]);
  return <Navigate to="/" replace />;
}
