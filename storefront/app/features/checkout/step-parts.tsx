import { useNavigation } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';

/** Title of one part of a step. */
export function StepTitle({ children }: { children: ReactNode }): ReactElement {
  return <h2 className="mb-4 font-sans text-lg font-semibold tracking-normal">{children}</h2>;
}

/** Goes on to the next step, once. */
export function ContinueButton({ children }: { children: ReactNode }): ReactElement {
  const { state } = useNavigation();
  return (
    <button className="btn btn-primary text-base sm:justify-self-end" disabled={state === 'submitting'}>
      {children}
    </button>
  );
}
