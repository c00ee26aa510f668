import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

/** A part of the page that is to be hydrated in a task of its own. */
interface Part {
  isDue: boolean;
  due: Promise<void>;
}

let isHydrating = false;
const waiting: (() => void)[] = [];

function addPart(): Part | null {
  if (!isHydrating) return null;
  const part: Part = {
    isDue: false,
    due: new Promise((resolve) => {
      waiting.push(() => {
        part.isDue = true;
        resolve();
      });
    }),
  };
  return part;
}

/** Hydrates the page, then its deferred parts one by one, so that the browser can answer people in between. */
export function hydrateInParts(hydrate: () => void, done: () => void): void {
  const hydrateNextPart = () => {
    const hydratePart = waiting.shift();
    if (!hydratePart) return done();
    hydratePart();
    setTimeout(hydrateNextPart);
  };
  isHydrating = true;
  hydrate();
  isHydrating = false;
  setTimeout(hydrateNextPart);
}

/** Suspends until its part is due; what the server drew stays meanwhile. */
function Gate({ part, children }: { part: Part; children: ReactElement }): ReactElement {
  if (!part.isDue) throw part.due;
  return children;
}

// React's own Suspense, which the browser runs while developing, expects marks that only React's streams leave.
const canDefer = !import.meta.env.SSR && import.meta.env.PROD;

/**
 * Defers the hydration of its one element until the rest of the page has been hydrated. Drawn on the server, and where
 * the page is hydrated already, it is its child alone.
 */
export function DeferredHydration({ children }: { children: ReactElement }): ReactNode {
  const [part] = useState(addPart);
  if (!canDefer || !part) return children;
  return (
    <Suspense fallback={null}>
      <Gate part={part}>{children}</Gate>
    </Suspense>
  );
}
