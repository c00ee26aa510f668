/**
 * Short texts in localStorage, newest first, without duplicates. Without storage, such as where a browser
 * blocks it, nothing is stored and nothing fails.
 */
export class StoredTexts {
  private texts: readonly string[] = NONE;
  private raw: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly max: number,
  ) {}

  readonly get = (): readonly string[] => {
    const raw = this.read();
    if (raw !== this.raw) [this.raw, this.texts] = [raw, parsed(raw)];
    return this.texts;
  };

  readonly none = (): readonly string[] => NONE;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    // Another tab may have changed it.
    window.addEventListener('storage', listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  /** Moves or adds a text to the front. */
  add(text: string): void {
    if (this.get()[0] !== text)
      this.write([text, ...this.get().filter((one) => one !== text)].slice(0, this.max));
  }

  remove(text: string): void {
    this.write(this.get().filter((one) => one !== text));
  }

  clear(): void {
    this.write(NONE);
  }

  private read(): string | null {
    try {
      return window.localStorage.getItem(this.key);
    } catch {
      return null;
    }
  }

  private write(texts: readonly string[]): void {
    try {
      if (texts.length === 0) window.localStorage.removeItem(this.key);
      else window.localStorage.setItem(this.key, JSON.stringify(texts));
    } catch {
      return;
    }
    this.listeners.forEach((listener) => listener());
  }
}

const NONE: readonly string[] = [];

/** Invalid stored values count as empty. */
function parsed(raw: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : NONE;
  } catch {
    return NONE;
  }
}
