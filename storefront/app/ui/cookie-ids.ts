import { DAY, parseCookies, serializeCookie } from '~/session/cookies';

const NONE: readonly number[] = [];
const ID = /^[1-9]\d{0,9}$/;

/** Parses the ids of a cookie or URL, without duplicates; `parted` is the separator. */
export function parseIds(text: string | null | undefined, parted = '.'): number[] {
  return [...new Set((text ?? '').split(parted).filter((part) => ID.test(part)))].map(Number);
}

/** Ids as a cookie value that needs no escaping. */
export const formatIds = (ids: readonly number[]): string => ids.join('.');

/**
 * Ids in a cookie, for components that show whether a product is among them. Server-rendered HTML, which
 * visitors share, has none; changes show optimistically, ahead of the cookie.
 */
export class CookieIds {
  private stored = NONE;
  private expected: readonly { id: number; isIn: boolean }[] = [];
  private shown = NONE;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly cookie: string) {}

  readonly get = (): readonly number[] => this.shown;
  readonly none = (): readonly number[] => NONE;
  /** Changes without a response yet. */
  readonly pending = (): readonly { id: number; isIn: boolean }[] => this.expected;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) {
      this.refresh();
      // Another tab may have changed the cookie.
      window.addEventListener('focus', this.refresh);
    }
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('focus', this.refresh);
    };
  };

  /** Rereads the cookie. */
  readonly refresh = (): void => {
    this.stored = parseIds(parseCookies(document.cookie).get(this.cookie));
    this.notify();
  };

  /** Shows a change optimistically. */
  expect(id: number, isIn: boolean): void {
    this.expected = [...this.expected.filter((one) => one.id !== id), { id, isIn }];
    this.notify();
  }

  /** Ends an optimistic change: shows the cookie's state of the id. */
  settle(id: number): void {
    this.expected = this.expected.filter((one) => one.id !== id);
    this.refresh();
  }

  /** Writes the cookie, for changes that need no request. */
  store(ids: readonly number[]): void {
    const options = { maxAge: ids.length > 0 ? 30 * DAY : 0, httpOnly: false };
    const secure = window.location.protocol === 'https:';
    document.cookie = serializeCookie(this.cookie, formatIds(ids), { ...options, secure });
    this.refresh();
  }

  private notify(): void {
    const removed = new Set(this.expected.map(({ id }) => id));
    const added = this.expected.flatMap(({ id, isIn }) => (isIn ? id : []));
    const next = [...this.stored.filter((id) => !removed.has(id)), ...added];
    if (next.join() !== this.shown.join()) this.shown = next;
    this.listeners.forEach((listener) => listener());
  }
}
