import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';

/** The active languages and their fallbacks; kept up to date by the localisation module. */
@Injectable()
export class Languages {
  private fallbacks = new Map<string, string | null>([[BASE_LANGUAGE, null]]);
  private fallback: string = BASE_LANGUAGE;

  /** Replaces the active languages: code → code of the fallback. */
  set(fallbacks: ReadonlyMap<string, string | null>, defaultLanguage: string): void {
    this.fallbacks = new Map(fallbacks);
    this.fallback = defaultLanguage;
  }

  /** Codes of the active languages. */
  get codes(): string[] {
    return [...this.fallbacks.keys()];
  }

  /** The first active language in an Accept-Language header or code, else the default. */
  pick(wanted: string | undefined): string {
    for (const part of (wanted ?? '').split(',', 10)) {
      const tag = part.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (this.fallbacks.has(tag)) return tag;
      const primary = tag.split('-', 1)[0] ?? '';
      if (this.fallbacks.has(primary)) return primary;
    }
    return this.fallback;
  }

  /** Languages for looking up a translation, best first, without the base (the record's own text). */
  chain(language: string): string[] {
    const chain: string[] = [];
    let next: string | null | undefined = language;
    while (next && next !== BASE_LANGUAGE && !chain.includes(next)) {
      chain.push(next);
      next = this.fallbacks.get(next);
    }
    return chain;
  }
}
