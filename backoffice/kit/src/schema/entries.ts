/** `Object.entries` of an object that has no other keys than those of its type. */
export const entriesOf = Object.entries as <Key extends string, Value>(
  object: Readonly<Partial<Record<Key, Value>>>,
) => [Key, Value][];
