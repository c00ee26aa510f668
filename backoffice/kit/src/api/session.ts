import type { Audience, SignedInUser, SignInAnswer } from '@stoa/contracts';

/** The audiences that have a console. */
export type ConsoleAudience = Exclude<Audience, 'customer'>;

type Listener = () => void;
type Load = () => Promise<SignedInUser>;

/** Who is signed in to this console; the bearer token outlives a reload and is shared by all tabs, the user is asked for anew. */
export class ConsoleSession {
  private listeners = new Set<Listener>();
  private pending: Promise<SignedInUser> | null = null;
  private load: Load | null = null;
  private ended = false;
  private person: number | null = null;
  private persons = 0;
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

  /** True after the server refused a token that this console had: the draft on screen is still worth keeping. */
  get expired(): boolean {
    return this.ended;
  }

  /** True while screens may be shown: signed in, or signed in again soon. */
  get open(): boolean {
    return this.ended || this.token !== null;
  }

  /** Changes whenever somebody else takes over: nothing of the former person may stay on the screen. */
  get visit(): number {
    return this.persons;
  }

  start(answer: SignInAnswer): void {
    localStorage.setItem(this.key, answer.token);
    this.pending = Promise.resolve(answer.user);
    this.ended = false;
    this.meet(answer.user);
    this.tell();
  }

  /** Has something sent before the person signs out; answers how to forget that again. */
  beforeEnd(send: () => Promise<void>): () => void {
    this.unsent.add(send);
    return () => this.unsent.delete(send);
  }

  /** Sends what has to be sent before the end. */
  async settle(): Promise<void> {
    await Promise.all([...this.unsent].map((send) => send()));
  }

  end(): void {
    localStorage.removeItem(this.key);
    this.pending = null;
    this.ended = false;
    this.person = null;
    this.persons += 1;
    this.tell();
  }

  /** Notes that the server refused a token; one that was replaced meanwhile ends nothing. */
  expire(refused: string | null): void {
    if (this.ended || refused === null || refused !== this.token) return;
    this.ended = true;
    this.tell();
  }

  /** The signed-in user, asked for once per page load; `load` is called when nobody asked before. */
  user(load: Load): Promise<SignedInUser> {
    this.load = load;
    if (this.pending) return this.pending;
    const asked = load().then(
      (user) => {
        if (this.pending === asked && this.meet(user)) this.tell();
        return user;
      },
      (error: unknown) => {
        if (this.pending === asked) this.pending = null;
        throw error;
      },
    );
    this.pending = asked;
    return asked;
  }

  /** Lets the user be asked for anew, as after a change of the own account. */
  renew(): void {
    this.pending = null;
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** True when this is another person than before. */
  private meet({ id }: SignedInUser): boolean {
    const isOther = this.person !== null && this.person !== id;
    this.person = id;
    if (isOther) this.persons += 1;
    return isOther;
  }

  /** Another tab signed out, or in: the same person goes on here, anybody else finds nothing of theirs. */
  private hearOtherTab = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key !== this.key && key !== null) return;
    if (newValue === oldValue && key !== null) return;
    this.ended = this.token === null && (this.person !== null || this.ended);
    if (this.token !== null) {
      this.pending = null;
      if (this.load) void this.user(this.load).catch(() => undefined);
    }
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
