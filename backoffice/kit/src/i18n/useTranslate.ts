import { useCallback } from 'react';
import { useTranslate as useAnyTranslate, type TranslateFunction } from 'react-admin';
import type dashboard from '../../locales/en/dashboard.json';
import type explain from '../../locales/en/explain.json';
import type imports from '../../locales/en/imports.json';
import type library from '../../locales/en/library.json';
import type order from '../../locales/en/order.json';
import type product from '../../locales/en/product.json';
import type report from '../../locales/en/report.json';
import type settings from '../../locales/en/settings.json';
import type shipping from '../../locales/en/shipping.json';
import type signIn from '../../locales/en/sign-in.json';
import type stoa from '../../locales/en/stoa.json';

/** English texts whose keys code writes out; other namespaces are made of names of resources and fields. */
interface English {
  dashboard: typeof dashboard;
  explain: typeof explain;
  imports: typeof imports;
  library: typeof library;
  order: typeof order;
  product: typeof product;
  report: typeof report;
  settings: typeof settings;
  shipping: typeof shipping;
  'sign-in': typeof signIn;
  stoa: typeof stoa;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Full keys of a tree's texts; plural forms by their common key too. */
type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${PluralForm}`
      ? `${Prefix}${Stem}` | `${Prefix}${K}`
      : `${Prefix}${K}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Key of a text of the consoles, as in the English files. */
export type TextKey = KeysOf<English> | `${'choices' | 'fields' | 'hints' | 'ra' | 'resources'}.${string}`;

/** Names that form a text key between `Start.` and `End`, such as `bank` of `TextName<'stoa.panels'>`. */
export type TextName<Start extends string, End extends string = ''> = TextKey extends infer Key
  ? Key extends `${Start}.${infer Name}${End}`
    ? Name
    : never
  : never;

/** react-admin's `useTranslate` with keys checked against the English texts. */
export const useTranslate = useAnyTranslate as () => (
  key: TextKey,
  options?: Parameters<TranslateFunction>[1],
) => string;

/** Returns a function that translates a message, which is a text key or, from the server, text already. */
export function useMessage(): (message: string) => string {
  const translate = useAnyTranslate();
  return useCallback((message) => translate(message, { _: message }), [translate]);
}
