import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';

/** Confirms before leaving a page with unsaved changes; used once in a page, as a router has one blocker. */
export function useLeaveWarning(dirty: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!dirty || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, dirty, translate]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** Warns like `useLeaveWarning`, and returns a function that navigates after saving without a warning. */
export function useLeaving(dirty: boolean, to: string): () => void {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useLeaveWarning(dirty && !leaving);
  useEffect(() => {
    if (leaving) navigate(to);
  }, [leaving, navigate, to]);
  return useCallback(() => setLeaving(true), []);
}
