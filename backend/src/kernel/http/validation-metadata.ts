import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Lookup = MetadataStorage['getTargetValidationMetadatas'];

/**
 * Caches class-validator's lookup of a class's rules. The library searches all classes of the process for
 * inherited rules on each validation, which with some hundred inputs costs more than the checks. Adding
 * rules, as a later class does, clears the cache.
 */
export function keepValidationMetadata(storage: MetadataStorage = getMetadataStorage()): void {
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let cache = new WeakMap<object, ReturnType<Lookup>>();
  storage.addValidationMetadata = (metadata) => {
    cache = new WeakMap();
    add(metadata);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = typeof target === 'function' && !schema && !always && !strictGroups && !groups?.length;
    if (!isPlain) return lookUp(target, schema, always, strictGroups, groups);
    const cached = cache.get(target);
    if (cached) return cached;
    const metadata = lookUp(target, schema, always, strictGroups, groups);
    cache.set(target, metadata);
    return metadata;
  };
}
