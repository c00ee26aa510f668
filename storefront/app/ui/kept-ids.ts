import { DAY, parseCookies, serializeCookie } from '~/session/cookies';

const NONE: readonly number[] = [];
const ID = /^[1-9]\d{0,9}$/;

/** The ids that a cookie or an address holds, each once; `parted` by what stands between them. */
export function parseIds(text: string | null | undefined, parted = '.'): number[] {
  return [...new Set((text ?? '').split(parted).filter((part) => ID.test(part)))].map(Number);
}

/** Ids as a cookie holds them: nothing of it has to be escaped. */
export const formatIds = (ids: readonly number[]): string => ids.join('.');

/**
 * Ids that a cookie keeps, for components that show whether a product is among them. Pages for many visitors are
 * drawn as if there were none; what a press will bring about shows at once, ahead of the cookie.
 */
export class KeptIds {
  private kept = NONE;
  private expected: readonly { id: number; isIn: boolean }[] = [];
  private shown = NONE;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly cookie: string) {}

  readonly get = (): readonly number[] => this.shown;
  readonly none = (): readonly number[] => NONE;
  /** Presses whose answer has not come. */
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

  /** Reads the cookie anew. */
  readonly refresh = (): void => {
    this.kept = parseIds(parseCookies(document.cookie).get(this.cookie));
    this.tell();
  };

  /** Shows a change before it is answered. */
  expect(id: number, isIn: boolean): void {
    this.expected = [...this.expected.filter((one) => one.id !== id), { id, isIn }];
    this.tell();
  }

  /** Shows what the cookie says of an id, now that it was answered. */
  settle(id: number): void {
    this.expected = this.expected.filter((one) => one.id !== id);
    this.refresh();
  }

  /** Writes the cookie, for what no server has to be asked about. */
  keep(ids: readonly number[]): void {
    const options = { maxAge: ids.length > 0 ? 30 * DAY : 0, httpOnly: false };
    const secure = window.location.protocol === 'https:';
    document.cookie = serializeCookie(this.cookie, formatIds(ids), { ...options, secure });
    this.refresh();
  }

  private tell(): void {
    const removed = new Set(this.expected.map(({ id }) => id));
    const added = this.expected.flatMap(({ id, isIn }) => (isIn ? id : []));
    const next = [...this.kept.filter((id) => !removed.has(id)), ...added];
    if (next.join() !== this.shown.join()) this.shown = next;
    this.listeners.forEach((listener) => listener());
  }
}
