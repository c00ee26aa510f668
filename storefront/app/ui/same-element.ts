import { isValidElement, type ReactElement } from 'react';

const isSameNode = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isValidElement(one) && isValidElement(other) && isSameElement(one, other)) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, at) => isSameNode(each, other[at])));

/**
 * Whether two elements render the same as long as no context or state changes: their types, keys and properties are
 * identical, or are elements of which the same is true.
 */
export function isSameElement(one: ReactElement, other: ReactElement): boolean {
  if (one.type !== other.type || one.key !== other.key) return false;
  const [before, after] = [one.props, other.props] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && isSameNode(before[name], after[name]))
  );
}
