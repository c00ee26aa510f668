import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { focusFirstInvalid } from './focus-first-invalid';

/** Focuses the first invalid field of its form after each refused submission, whether here or by the server. */
export function RefusalFocus() {
  const place = useRef<HTMLSpanElement>(null);
  const { errors, isSubmitting, submitCount } = useFormState();
  const handled = useRef(submitCount);
  const isRefused = Object.keys(errors).length > 0;
  useEffect(() => {
    // Errors of an unfinished submission are still those of the one before.
    if (isSubmitting || handled.current === submitCount) return undefined;
    handled.current = submitCount;
    if (!isRefused) return undefined;
    // The fields show their errors only with the next frame.
    const frame = requestAnimationFrame(() => focusFirstInvalid(place.current?.closest('form')));
    return () => cancelAnimationFrame(frame);
  }, [isRefused, isSubmitting, submitCount]);
  return <span ref={place} hidden />;
}
