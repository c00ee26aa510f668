import type { DemoLanguage, FullText } from '../types';

/** Paragraphs of a text by language. */
export type FullParagraphs = Record<DemoLanguage, readonly string[]>;

/** A post of the blog. */
export interface DemoPost {
  category: 'makers' | 'home' | 'table' | 'shop';
  title: FullText;
  excerpt: FullText;
  body: FullParagraphs;
  /** File below `pictures/`. */
  cover: string;
  author: string;
  tags: string;
  days_ago: number;
}

/** Paragraphs as the HTML of a rich text. */
export function html(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

/** The HTML of a text in each of its languages. */
export function htmlOf<L extends string>(texts: Record<L, readonly string[]>): Record<L, string> {
  const pairs = Object.entries<readonly string[]>(texts).map(([language, text]) => [language, html(text)]);
  return Object.fromEntries(pairs) as Record<L, string>;
}
