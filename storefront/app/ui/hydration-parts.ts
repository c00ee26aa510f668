type Task = () => void;

/** A part of the page that is hydrated in a task of its own. */
export interface HydrationPart {
  /** Its markup; null for a part that has none. */
  element: Element | null;
  isDue: boolean;
  due: Promise<void>;
}

/** Distance from the screen, in its heights, within which a part is hydrated. */
const NEAR = '50%';
/** Signs that somebody uses the page. Scrolling is none: browsers restore a page's position themselves. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];

let isHydrating = false;
/** Parts found during the last task, and what makes each of them due. */
const found = new Map<HydrationPart, Task>();

/** Adds a part while the page is being hydrated; null otherwise, as new content is rendered at once. */
export function addPart(): HydrationPart | null {
  if (!isHydrating) return null;
  const part: HydrationPart = { element: null, isDue: false, due: Promise.resolve() };
  part.due = new Promise((resolve) => {
    found.set(part, () => {
      part.isDue = true;
      resolve();
    });
  });
  return part;
}

let hydration: Hydration | undefined;

/** Hydration of one page. */
class Hydration {
  /** Parts that are not known to be near the screen. */
  private readonly distant = new Map<Element, Task>();
  private readonly ready: Task[] = [];
  private isUsed = false;
  private finish: Task = () => undefined;
  private readonly finished = new Promise<void>((resolve) => (this.finish = resolve));
  private readonly observer = new IntersectionObserver(
    (entries) => this.start(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)),
    { rootMargin: `${NEAR} 0px` },
  );

  constructor(
    private readonly before: Task[],
    private readonly done: () => void,
  ) {
    for (const type of INTERACTIONS) addEventListener(type, this.startAll, { passive: true });
    isHydrating = true;
    // A task of its own: the caller's has just evaluated the scripts.
    setTimeout(this.runNext);
  }

  private readonly startAll = (): void => {
    this.isUsed = true;
    this.start([...this.distant.keys()]);
  };

  all(): Promise<void> {
    this.startAll();
    return this.finished;
  }

  /** Starts parts before those that are ready already: the parts of a part before its siblings. */
  private start(elements: readonly Element[]): void {
    this.ready.unshift(...elements.flatMap((element) => this.distant.get(element) ?? []));
    for (const element of elements) {
      this.observer.unobserve(element);
      this.distant.delete(element);
    }
    if (isHydrating || this.ready.length === 0) return;
    isHydrating = true;
    setTimeout(this.runNext);
  }

  private readonly runNext = (): void => {
    this.place();
    const task = this.before.shift() ?? this.ready.shift();
    isHydrating = task !== undefined;
    if (task) {
      task();
      setTimeout(this.runNext);
    } else if (this.distant.size === 0) {
      for (const type of INTERACTIONS) removeEventListener(type, this.startAll);
      this.done();
      this.finish();
    }
  };

  /** Parts found during the last task wait until the observer has seen them near the screen. */
  private place(): void {
    const first: Task[] = [];
    for (const [{ element }, task] of found) {
      if (this.isUsed || !element) first.push(task);
      else {
        this.distant.set(element, task);
        this.observer.observe(element);
      }
    }
    found.clear();
    this.ready.unshift(...first);
  }
}

/**
 * Hydrates the page and then its deferred parts in separate tasks, so that the browser can handle input in between:
 * what is on the screen or near it first and in order, the others when they come near it, or all at the first
 * interaction.
 * @param before hydrate the page, and whatever has to happen before any part
 * @param done is called once everything is hydrated
 */
export function hydrateInParts(before: readonly Task[], done: () => void): void {
  hydration = new Hydration([...before], done);
}

/** Hydrates all parts that are left, and resolves once that is done. */
export async function hydrateRest(): Promise<void> {
  await hydration?.all();
}
