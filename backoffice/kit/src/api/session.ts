import type { Audience, SignedInUser, SignInAnswer } from '@stoa/contracts';

/** The audiences that have a console. */
export type ConsoleAudience = Exclude<Audience, 'customer'>;

type Listener = () => void;

/** Who is signed in to this console; the bearer token outlives a reload, the user is asked for anew. */
export class ConsoleSession {
  private listeners = new Set<Listener>();
  private pending: Promise<SignedInUser> | null = null;
  private ended = false;

  constructor(readonly audience: ConsoleAudience) {}

  private get key(): string {
    return `auth._token.${this.audience}`;
  }

  get token(): string | null {
    return localStorage.getItem(this.key);
  }

  /** True after the server refused a token that this console had: the draft on screen is still worth keeping. */
  get expired(): boolean {
    return this.ended;
  }

  start(answer: SignInAnswer): void {
    localStorage.setItem(this.key, answer.token);
    this.pending = Promise.resolve(answer.user);
    this.ended = false;
    this.tell();
  }

  end(): void {
    localStorage.removeItem(this.key);
    this.pending = null;
    this.ended = false;
    this.tell();
  }

  expire(): void {
    if (this.ended) return;
    this.ended = true;
    this.tell();
  }

  /** The signed-in user, asked for once per page load; `load` is called when nobody asked before. */
  user(load: () => Promise<SignedInUser>): Promise<SignedInUser> {
    this.pending ??= load().catch((error: unknown) => {
      this.pending = null;
      throw error;
    });
    return this.pending;
  }

  /** Lets the user be asked for anew, as after a change of the own account. */
  renew(): void {
    this.pending = null;
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
