/** The texts of a language, held to the keys of the English ones. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Texts under known keys alone; that none is missing is seen to by the languages' spec, so that a new text can begin in two. */
export type Known<T> = { [K in keyof T]?: T[K] extends string ? string : Known<T[K]> };

/** One form for all six plural forms of Arabic, where the sentence is built so that the noun stays. */
export const counted = (text: string): string => Array(6).fill(text).join(' |||| ');

/** Names of pages that belong to no resource, in the shape of resources' names: one and many are the same. */
export function pagesOf(names: Readonly<Record<string, string>>): Record<string, { name: string }> {
  return Object.fromEntries(Object.entries(names).map(([page, name]) => [page, { name }]));
}
