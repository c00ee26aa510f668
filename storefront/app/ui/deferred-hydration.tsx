import { Component, Fragment, Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { findDOMNode } from 'react-dom';
import { cachedPart } from './cached-parts';
import { addPart, type HydrationPart } from './hydration-parts';
import { isSameElement } from './same-element';

/** Calls back when it is mounted, which is once its siblings before it are hydrated. */
function AfterHydration({ call }: { call: () => void }): null {
  useLayoutEffect(call, [call]);
  return null;
}

interface GateProps {
  part: HydrationPart;
  onHydrated: () => void;
  children: ReactElement;
}

/** Suspends until its part is due; the server's markup stays meanwhile. */
function Gate({ part, onHydrated, children }: GateProps): ReactElement {
  if (!part.isDue) throw part.due;
  return (
    <>
      {children}
      <AfterHydration call={onHydrated} />
    </>
  );
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
 * Defers hydration of its one element until the rest of the page is hydrated, and further until it is near the screen
 * or the page is used. On hydrated pages, it only renders its child, and only if that has changed: each request of a
 * fetcher renders the routes again. On the server, a component as its child is a `CachedPart`.
 */
class DeferredPart extends Component<{ children: ReactElement }> {
  private readonly part = canDefer ? addPart() : null;
  private last: { children: ReactElement; content: ReactElement } | undefined;
  private isHydrated = this.part === null;

  private readonly onHydrated = (): void => {
    this.isHydrated = true;
    this.forceUpdate();
  };

  override componentDidMount(): void {
    // The only way to the markup of a child that is not hydrated yet; an element of its own would change the layout.
    if (this.part) this.part.element = findDOMNode(this) as Element | null;
  }

  override render(): ReactNode {
    const { children } = this.props;
    // Hydration leaves attributes as they are, so a part is hydrated as the server rendered it and changed afterwards.
    if (this.last && (!this.isHydrated || isSameElement(this.last.children, children)))
      return this.last.content;
    const content = this.part ? (
      <Suspense fallback={null}>
        <Gate part={this.part} onHydrated={this.onHydrated}>
          {children}
        </Gate>
      </Suspense>
    ) : (
      children
    );
    this.last = { children, content };
    return content;
  }
}

/** A part of the page that is hydrated after the rest, and on the server a `CachedPart`. */
export const DeferredHydration = import.meta.env.SSR ? CachedPart : DeferredPart;

/** The document, hydrated in a task after the one that creates the router. */
export const DeferredDocument = import.meta.env.SSR ? Fragment : DeferredPart;
