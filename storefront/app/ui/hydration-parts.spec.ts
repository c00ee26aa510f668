import { addPart, hydrateInParts, hydrateRest } from './hydration-parts';

/** Stand-in for the browser: nothing is laid out, and elements are near the screen only if a test says so. */
class Screen {
  private readonly events = new EventTarget();
  private report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  readonly observed = new Set<Element>();

  constructor() {
    const { observed } = this;
    const setReport = (report: Screen['report']) => (this.report = report);
    class Observer {
      constructor(report: Screen['report']) {
        setReport(report);
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    }
    Object.assign(globalThis, {
      IntersectionObserver: Observer,
      addEventListener: this.events.addEventListener.bind(this.events),
      removeEventListener: this.events.removeEventListener.bind(this.events),
    });
  }

  show(...elements: Element[]): void {
    this.report([...this.observed].map((target) => ({ target, isIntersecting: elements.includes(target) })));
  }

  interact(): void {
    this.events.dispatchEvent(new Event('pointermove'));
  }
}

const element = (name: string): Element => ({ name }) as unknown as Element;

describe('hydrateInParts', () => {
  let screen: Screen;
  let hydrated: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    screen = new Screen();
    hydrated = [];
  });
  afterEach(() => jest.useRealTimers());

  /** Renders a part that contains others. */
  function render(name: string, place: Element | null, nested: () => void = () => undefined): void {
    const part = addPart();
    if (!part) {
      hydrated.push(`${name} at once`);
      return;
    }
    part.element = place;
    void part.due.then(() => {
      hydrated.push(name);
      nested();
    });
  }

  const settle = () => jest.advanceTimersByTimeAsync(100);

  function hydrate(page: () => void): void {
    hydrateInParts([page], () => hydrated.push('done'));
  }

  it('hydrates what is near the screen in order, and then the parts within', async () => {
    const [header, menu, main] = [element('header'), element('menu'), element('main')];
    hydrate(() => {
      render('header', header, () => render('menu', menu));
      render('main', main);
    });
    await settle();
    expect(hydrated).toEqual([]);
    screen.show(header, main);
    await settle();
    screen.show(menu);
    await settle();
    expect(hydrated).toEqual(['header', 'main', 'menu', 'done']);
  });

  it('leaves the rest until it comes near', async () => {
    const [main, footer] = [element('main'), element('footer')];
    hydrate(() => {
      render('main', main);
      render('footer', footer);
    });
    await settle();
    screen.show(main);
    await settle();
    expect(hydrated).toEqual(['main']);
    screen.show(footer);
    await settle();
    expect(hydrated).toEqual(['main', 'footer', 'done']);
    expect(screen.observed.size).toBe(0);
  });

  it('hydrates everything at the first interaction, without asking where it is', async () => {
    const [main, footer, links] = [element('main'), element('footer'), element('links')];
    hydrate(() => {
      render('main', main);
      render('footer', footer, () => render('links', links));
    });
    await settle();
    screen.interact();
    await settle();
    expect(hydrated).toEqual(['main', 'footer', 'links', 'done']);
  });

  it('hydrates the rest on demand', async () => {
    hydrate(() => render('main', element('main'), () => render('links', element('links'))));
    await settle();
    const rest = hydrateRest().then(() => hydrated.push('rest'));
    await settle();
    await rest;
    expect(hydrated).toEqual(['main', 'links', 'done', 'rest']);
    await expect(hydrateRest()).resolves.toBeUndefined();
  });

  it('does what has to happen before any part, even if the page is used already', async () => {
    const main = element('main');
    const page = () => render('main', main);
    hydrateInParts([page, () => hydrated.push('other routes')], () => hydrated.push('done'));
    screen.interact();
    await settle();
    expect(hydrated).toEqual(['other routes', 'main', 'done']);
  });

  it('hydrates a part without markup at once, and renders new content while nothing is hydrated', async () => {
    const footer = element('footer');
    hydrate(() => {
      render('nothing', null);
      render('footer', footer);
    });
    await settle();
    expect(hydrated).toEqual(['nothing']);
    render('new content', null);
    expect(hydrated).toEqual(['nothing', 'new content at once']);
  });
});
