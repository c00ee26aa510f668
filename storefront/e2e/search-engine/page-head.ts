import type { CrawledPage } from './crawl';
import { textsOf } from './html';

/** What the head of a page tells search engines. */
export interface PageHead {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Addresses by language, as `code address`. */
  alternates: string[];
  isIndexable: boolean;
  lang: string | undefined;
  dir: string | undefined;
}

/** Reads a page's head. */
export function headOf({ html, tags }: CrawledPage): PageHead {
  const metas = (name: string) => tags.filter((one) => one.tag === 'meta' && one.name === name);
  const links = (rel: string) => tags.filter((one) => one.tag === 'link' && one.rel === rel);
  const root = tags.find(({ tag }) => tag === 'html');
  return {
    titles: textsOf(html.slice(0, html.indexOf('</head>')), 'title'),
    descriptions: metas('description').map(({ content = '' }) => content),
    canonicals: links('canonical').map(({ href = '' }) => href),
    alternates: links('alternate').flatMap(({ hreflang, href }) => (hreflang ? `${hreflang} ${href}` : [])),
    isIndexable: !metas('robots').some(({ content = '' }) => content.includes('noindex')),
    lang: root?.lang,
    dir: root?.dir,
  };
}

/** What is wrong with a head, all other pages aside. */
export function findingsInHead(head: PageHead, language: string, languages: readonly string[]): string[] {
  const { titles, descriptions, canonicals, alternates, isIndexable, lang, dir } = head;
  const one = (name: string, texts: string[]): string[] =>
    texts.length === 1 && texts[0]?.trim() ? [] : [`has ${texts.length} ${name}`];
  const expected = [...languages, 'x-default'].sort().join();
  const named = alternates.map((each) => each.split(' ')[0] ?? '').sort();
  return [
    ...one('titles', titles),
    ...(lang === language ? [] : [`speaks ${lang}`]),
    ...(dir === (language === 'ar' ? 'rtl' : 'ltr') ? [] : [`runs ${dir}`]),
    ...(isIndexable ? [...one('descriptions', descriptions), ...one('canonicals', canonicals)] : []),
    ...(isIndexable && named.join() !== expected ? [`has alternates ${named.join()}`] : []),
  ];
}
