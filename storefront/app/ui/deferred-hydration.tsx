import { Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cachedPart } from './cached-parts';
import { isSameElement } from './same-element';

/** A part of the page that is hydrated in a task of its own. */
interface Part {
  isDue: boolean;
  due: Promise<void>;
}

let isHydrating = false;
/** Parts found during the last task. */
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

/**
 * Hydrates the page and then its deferred parts in order, each followed by its nested ones, all in separate
 * tasks, so that the browser can handle input in between.
 * @param tasks hydrate the page, and whatever has to happen before any part
 */
export function hydrateInParts(tasks: readonly (() => void)[], done: () => void): void {
  const before = [...tasks];
  const parts: (() => void)[] = [];
  const nextPart = () => {
    parts.unshift(...waiting.splice(0));
    return parts.shift();
  };
  const runNext = () => {
    const task = before.shift() ?? nextPart();
    if (task) {
      task();
      setTimeout(runNext);
    } else {
      isHydrating = false;
      done();
    }
  };
  isHydrating = true;
  // A task of its own: the caller's has just evaluated the scripts.
  setTimeout(runNext);
}

/** Suspends until its part is due; the server's markup stays meanwhile. */
function Gate({ part, children }: { part: Part; children: ReactElement }): ReactElement {
  if (!part.isDue) throw part.due;
  return children;
}

// React's own Suspense, which the browser runs in development, expects markers that only React's streams
// contain.
const canDefer = !import.meta.env.SSR && import.meta.env.PROD;

/**
 * A part of the page that the server does not render again while its props are the same. Its markup may depend
 * on these, the frame and the page's URL only. Browsers just render it.
 */
export function CachedPart({ children }: { children: ReactElement }): ReactElement {
  return import.meta.env.SSR ? cachedPart(children) : children;
}

/**
 * Defers hydration of its one element until the rest of the page is hydrated; on hydrated pages, it only
 * renders its child, and only if that has changed: each request of a fetcher renders the routes again. On the
 * server, a component as its child is a `CachedPart`.
 */
function DeferredPart({ children }: { children: ReactElement }): ReactNode {
  const [part] = useState(addPart);
  const last = useRef<{ children: ReactElement; content: ReactElement } | null>(null);
  if (last.current && isSameElement(last.current.children, children)) return last.current.content;
  const content =
    canDefer && part ? (
      <Suspense fallback={null}>
        <Gate part={part}>{children}</Gate>
      </Suspense>
    ) : (
      children
    );
  last.current = { children, content };
  return content;
}

/** A part of the page that is hydrated after the rest, and on the server a `CachedPart`. */
export const DeferredHydration = import.meta.env.SSR ? CachedPart : DeferredPart;
