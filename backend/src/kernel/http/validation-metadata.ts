import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Lookup = MetadataStorage['getTargetValidationMetadatas'];
type Rules = ReturnType<Lookup>;

/**
 * Caches class-validator's lookup of a class's rules, and the rules by field. The library searches all classes of the process for
 * inherited rules on each validation, which with some hundred inputs costs more than the checks. Adding
 * rules, as a later class does, clears the cache.
 */
export function keepValidationMetadata(storage: MetadataStorage = getMetadataStorage()): void {
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let caches = new WeakMap<object, Map<string, Rules>>();
  storage.addValidationMetadata = (metadata) => {
    caches = new WeakMap();
    add(metadata);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (typeof target !== 'function' || groups?.length)
      return lookUp(target, schema, always, strictGroups, groups);
    const cache = caches.get(target) ?? new Map<string, ReturnType<Lookup>>();
    caches.set(target, cache);
    // A nested object is looked up with the name of the class that contains it as its schema.
    const key = `${schema}|${always}|${strictGroups}`;
    const metadata = cache.get(key) ?? lookUp(target, schema, always, strictGroups, groups);
    cache.set(key, metadata);
    return metadata;
  };
  const group = storage.groupByPropertyName.bind(storage);
  const groups = new WeakMap<Rules, ReturnType<typeof group>>();
  // Nobody changes the groups: their rules are filtered into new arrays.
  storage.groupByPropertyName = (rules) => {
    const grouped = groups.get(rules) ?? group(rules);
    groups.set(rules, grouped);
    return grouped;
  };
}
