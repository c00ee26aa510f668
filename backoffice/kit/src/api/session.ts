import type { Audience, SignedInUser, SignInAnswer } from '@stoa/contracts';

/** The audiences that have a console. */
export type ConsoleAudience = Exclude<Audience, 'customer' | 'rider'>;

type Listener = () => void;
type Load = () => Promise<SignedInUser>;

/** Milliseconds in which refused calls refetch the user once. */
const REFETCH_MS = 5_000;

/**
 * The session of this console: the token is in local storage, shared by tabs and reloads; the user is
 * refetched.
 */
export class ConsoleSession {
  private listeners = new Set<Listener>();
  private pending: Promise<SignedInUser> | null = null;
  private load: Load | null = null;
  private ended = false;
  private person: number | null = null;
  private persons = 0;
  private refetched = 0;
  private refetchedAt = -Infinity;
  private unsent = new Set<() => Promise<void>>();

  constructor(readonly audience: ConsoleAudience) {
    window.addEventListener('storage', this.hearOtherTab);
  }

  private get key(): string {
    return `auth._token.${this.audience}`;
  }

  get token(): string | null {
    return localStorage.getItem(this.key);
  }

  /** True after the server refused this console's token: a draft on screen is still worth keeping. */
  get expired(): boolean {
    return this.ended;
  }

  /** True while screens may be shown: signed in, or session expired and waiting for a new sign-in. */
  get open(): boolean {
    return this.ended || this.token !== null;
  }

  /** Changes when another user signs in: nothing of the former user may stay on screen. */
  get visit(): number {
    return this.persons;
  }

  /** Changes when the user was refetched: screens ask for access anew. */
  get refetches(): number {
    return this.refetched;
  }

  start(answer: SignInAnswer): void {
    localStorage.setItem(this.key, answer.token);
    this.pending = Promise.resolve(answer.user);
    this.ended = false;
    this.meet(answer.user);
    this.notify();
  }

  /** Registers a callback that runs before sign-out; returns a function that removes it. */
  beforeEnd(send: () => Promise<void>): () => void {
    this.unsent.add(send);
    return () => this.unsent.delete(send);
  }

  /** Runs the callbacks registered for sign-out. */
  async settle(): Promise<void> {
    await Promise.all([...this.unsent].map((send) => send()));
  }

  end(): void {
    localStorage.removeItem(this.key);
    this.pending = null;
    this.ended = false;
    this.person = null;
    this.persons += 1;
    this.notify();
  }

  /** Marks the session as expired; ignored when the refused token was replaced meanwhile. */
  expire(refused: string | null): void {
    if (this.ended || refused === null || refused !== this.token) return;
    this.ended = true;
    this.notify();
  }

  /** The signed-in user, fetched once per page load with `load`. */
  user(load: Load): Promise<SignedInUser> {
    this.load = load;
    if (this.pending) return this.pending;
    const loading = load().then(
      (user) => {
        if (this.pending === loading && this.meet(user)) this.notify();
        return user;
      },
      (error: unknown) => {
        if (this.pending === loading) this.pending = null;
        throw error;
      },
    );
    this.pending = loading;
    return loading;
  }

  /** Discards the cached user, so that the next call refetches it, as after a profile change. */
  renew(): void {
    this.pending = null;
  }

  /** Refetches the user, whose permissions have changed if the server refuses what the console offers. */
  refetch(): void {
    const { load, token } = this;
    const now = performance.now();
    // A page has many calls, and a widget repeats one that is refused.
    if (!load || now - this.refetchedAt < REFETCH_MS) return;
    this.refetchedAt = now;
    load().then(
      (user) => {
        if (token !== this.token) return;
        this.pending = Promise.resolve(user);
        this.refetched += 1;
        this.notify();
      },
      // Screens keep the permissions that they have until the next refused call.
      () => undefined,
    );
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** True when this is a different user than before. */
  private meet({ id }: SignedInUser): boolean {
    const isOther = this.person !== null && this.person !== id;
    this.person = id;
    if (isOther) this.persons += 1;
    return isOther;
  }

  /** Another tab signed in or out: the same user continues here; for another user `visit` changes. */
  private hearOtherTab = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key !== this.key && key !== null) return;
    if (newValue === oldValue && key !== null) return;
    this.ended = this.token === null && (this.person !== null || this.ended);
    if (this.token !== null) {
      this.pending = null;
      if (this.load) void this.user(this.load).catch(() => undefined);
    }
    this.notify();
  };

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
