import { useNavigation } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';

/** Heading of one part of a step. */
export function StepTitle({ children }: { children: ReactNode }): ReactElement {
  return <h3 className="mb-4 font-sans text-base font-semibold tracking-normal">{children}</h3>;
}

/** Submits a step; disabled while submitting. */
export function ContinueButton({ children }: { children: ReactNode }): ReactElement {
  const { state } = useNavigation();
  return (
    <button className="btn btn-primary text-base sm:justify-self-end" disabled={state === 'submitting'}>
      {children}
    </button>
  );
}
