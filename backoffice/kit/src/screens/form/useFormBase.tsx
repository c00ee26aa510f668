import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { isSame } from './draft';

interface FormBase<Values> {
  /** What the form starts from. */
  base: Values;
  /** Child of the form; it notices that something is typed. */
  watch: ReactElement;
  /** Accepts the newest values and those that arrive next, as after saving. */
  release: () => void;
  /** Accepts the values just saved, once they arrive, below what was typed meanwhile. */
  rebase: () => void;
}

/**
 * The values that a form starts from: the newest while nothing is typed. Newer ones, as after another user's change,
 * would reset the form; so they wait until `release`.
 */
export function useFormBase<Values>(latest: Values): FormBase<Values> {
  const touched = useRef(false);
  const newest = useRef(latest);
  const [base, setBase] = useState(latest);
  /** The values before a save whose result has not arrived yet. */
  const replaced = useRef<Values | null>(null);
  useEffect(() => {
    newest.current = latest;
    const isSaved = replaced.current !== null && !isSame(replaced.current, latest);
    if (touched.current && !isSaved) return;
    if (isSaved) replaced.current = null;
    setBase(latest);
  }, [latest]);
  const onTouch = useCallback((isDirty: boolean) => {
    touched.current = isDirty;
  }, []);
  const release = useCallback(() => {
    onTouch(false);
    setBase(newest.current);
  }, [onTouch]);
  const rebase = useCallback(() => {
    replaced.current = isSame(newest.current, base) ? base : null;
    setBase(newest.current);
  }, [base]);
  return { base, watch: <TouchWatch onTouch={onTouch} />, release, rebase };
}

/** Reports whether the form around it has unsaved changes. */
export function TouchWatch({ onTouch }: { onTouch: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onTouch(isDirty), [isDirty, onTouch]);
  return null;
}
