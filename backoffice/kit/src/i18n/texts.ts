/** A nested tree of translations. */
export interface Texts {
  readonly [key: string]: Texts | string;
}

/** Translations by namespace, the first part of their keys: `order.title` is in `order.json`. */
export type Namespaces = Readonly<Record<string, Texts>>;
