import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';

/** A screen the reader has no permission for: says so and leads to where the console begins (specification §6). */
export function AccessDenied() {
  const notify = useNotify();
  useEffect(() => {
    notify('stoa.auth.not_authenticated', { type: 'error' });
  }, [notify]);
  return <Navigate to="/" replace />;
}
