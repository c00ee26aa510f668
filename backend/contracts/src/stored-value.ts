/** A value as it is stored: a text, number or switch, a list such as IDs, or structured data. */
export type StoredValue = string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>;
