import type { OptionAxis } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import type { LocalizedNames } from '../../catalogue';

/** Maximum characters of keys and texts cached per language. */
const MAX_CACHED_CHARACTERS = 1_000_000;

const sizeOf = (text: string, key: string): number => text.length + key.length;

/**
 * Options of variants by their `option_key`, as JSON. Cached while the names are the same, since products share
 * their attributes' values.
 */
export class VariantOptions {
  private readonly byNames = new WeakMap<LocalizedNames, LRUCache<string, string>>();

  /** The id of a variant's value by the code of each attribute. */
  ofVariant(key: string, names: LocalizedNames): string {
    return this.cached(names, key, () => JSON.stringify(optionsOf(key, names)));
  }

  /** The options that variants differ in, with values in the attribute's order. */
  axes(keys: readonly string[], names: LocalizedNames): string {
    return this.cached(names, `axes ${keys.join()}`, () => JSON.stringify(axesOf(keys, names)));
  }

  private cached(names: LocalizedNames, key: string, compute: () => string): string {
    let texts = this.byNames.get(names);
    if (!texts) {
      texts = new LRUCache({ maxSize: MAX_CACHED_CHARACTERS, sizeCalculation: sizeOf });
      this.byNames.set(names, texts);
    }
    const cached = texts.get(key);
    if (cached !== undefined) return cached;
    const text = compute();
    texts.set(key, text);
    return text;
  }
}

function valuesOf(key: string): number[] {
  return key.split('.').filter(Boolean).map(Number);
}

function optionsOf(key: string, names: LocalizedNames): Record<string, number> {
  const options: Record<string, number> = {};
  for (const id of valuesOf(key)) {
    const attribute = names.attributes.get(names.values.get(id)?.attribute_id ?? 0);
    if (attribute) options[attribute.code] = id;
  }
  return options;
}

function axesOf(keys: readonly string[], names: LocalizedNames): OptionAxis[] {
  const axes = new Map<number, Set<number>>();
  for (const id of keys.flatMap(valuesOf)) {
    const attribute = names.values.get(id)?.attribute_id;
    if (attribute !== undefined) axes.set(attribute, (axes.get(attribute) ?? new Set()).add(id));
  }
  return [...axes].flatMap(([id, values]) => {
    const attribute = names.attributes.get(id);
    if (!attribute) return [];
    const { code, name, type } = attribute;
    const shown = names
      .inOrder([...values])
      .map(({ id: value, label, swatch }) => ({ id: value, label, swatch }));
    return [{ code, name, type: type === 'color' || type === 'image' ? type : 'select', values: shown }];
  });
}
