import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Lookup = MetadataStorage['getTargetValidationMetadatas'];

/**
 * Lets class-validator look up a class's rules once. It walks through every class of the process for what the class
 * may inherit, each time that something is validated, which with some hundred inputs costs more than the checks.
 * Rules that are added later, as by a class that is declared later, empty what is kept.
 */
export function keepValidationMetadata(storage: MetadataStorage = getMetadataStorage()): void {
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let kept = new WeakMap<object, ReturnType<Lookup>>();
  storage.addValidationMetadata = (metadata) => {
    kept = new WeakMap();
    add(metadata);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = typeof target === 'function' && !schema && !always && !strictGroups && !groups?.length;
    if (!isPlain) return lookUp(target, schema, always, strictGroups, groups);
    const known = kept.get(target);
    if (known) return known;
    const found = lookUp(target, schema, always, strictGroups, groups);
    kept.set(target, found);
    return found;
  };
}
