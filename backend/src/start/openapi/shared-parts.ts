/** One place where an operation states a part of the document. */
export interface Use {
  part: object;
  /** What the part is called among the components; the operation's own name is added where others are called so. */
  name: string;
  operation: string;
  /** Puts a reference into the place. */
  refer: (reference: { $ref: string }) => void;
}

/**
 * Moves what several operations state in the same way into components; the most frequent one gets the plain name.
 * @param named components that exist already, whose names are taken
 */
export function shareParts(
  kind: 'parameters' | 'responses',
  uses: readonly Use[],
  named: Readonly<Record<string, object>>,
): Record<string, object> {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const key = JSON.stringify(use.part);
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  const components: Record<string, object> = { ...named };
  const shared = [...groups.values()].filter((group) => group.length > 1);
  for (const group of shared.sort((one, other) => other.length - one.length)) {
    const [first] = group;
    if (!first) continue;
    const name = first.name in components ? `${first.name}.${first.operation}` : first.name;
    components[name] = first.part;
    for (const { refer } of group) refer({ $ref: `#/components/${kind}/${name}` });
  }
  return components;
}
