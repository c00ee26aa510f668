import type { FieldSchema } from '@stoa/contracts';
import { changedFrom, changesBeside, differencesOf, firstChoice, merged } from './conflict';

const text = { kind: 'text', required: false, writable: true } as const;
const fields = [
  { ...text, name: 'name', translated: true },
  { ...text, name: 'code' },
  { ...text, name: 'sort', kind: 'int' },
  { ...text, name: 'made_by', writable: false },
] as FieldSchema[];

const base = {
  name: 'Jar',
  code: 'jar',
  sort: 1,
  made_by: 'Amal',
  version: 1,
  translations: { es: { name: 'Tarro' } },
};

describe('changedFrom', () => {
  it('returns the draft’s own changes and the version they are based on', () => {
    expect(changedFrom(base, { ...base, code: 'glass' })).toEqual({ code: 'glass', version: 1 });
  });
});

describe('version conflict', () => {
  const theirs = {
    ...base,
    name: 'Big jar',
    sort: 2,
    made_by: 'Tomás',
    version: 2,
    translations: { es: { name: 'Tarro grande' } },
  };
  const mine = { ...base, name: 'Glass jar', code: 'glass' };

  it('lists the other user’s changes; those of both users are contested', () => {
    const differences = differencesOf(fields, base, mine, theirs);
    expect(differences.map(({ key, isContested }) => [key, isContested])).toEqual([
      ['name', true],
      ['name.es', false],
      ['sort', false],
    ]);
    expect(firstChoice(differences)).toEqual({ name: 'mine', 'name.es': 'theirs', sort: 'theirs' });
  });

  it('lists no differences if both users made the same changes', () => {
    expect(differencesOf(fields, base, theirs, theirs)).toEqual([]);
  });

  it('merges the draft into the newer version with the chosen values', () => {
    const differences = differencesOf(fields, base, mine, theirs);
    expect(merged(mine, theirs, differences, firstChoice(differences))).toEqual({
      ...mine,
      sort: 2,
      version: 2,
      translations: { es: { name: 'Tarro grande' } },
    });
    const all = Object.fromEntries(differences.map(({ key }) => [key, 'theirs' as const]));
    expect(merged(mine, theirs, differences, all)).toMatchObject({
      name: 'Big jar',
      code: 'glass',
      version: 2,
    });
    expect(merged(mine, theirs, differences, {})).toMatchObject({ name: 'Glass jar', sort: 1, version: 2 });
  });

  it('adopts values that the other user cleared', () => {
    const emptied = { ...base, code: null, version: 2 };
    const differences = differencesOf(fields, base, base, emptied);
    expect(merged(base, emptied, differences, firstChoice(differences)).code).toBeNull();
  });

  it('lists the other user’s changes to fields that the draft does not have', () => {
    const beside = changesBeside(fields, base, { name: 'Glass jar' }, theirs);
    expect(beside.map(({ key, theirs: value }) => [key, value])).toEqual([
      ['sort', 2],
      ['made_by', 'Tomás'],
    ]);
  });
});

describe('conflict over a secret', () => {
  const secret = { ...text, name: 'client_secret', writeOnly: true } as FieldSchema;
  const held = { client_secret: '', fingerprints: { client_secret: 'a' }, version: 1 };
  const changed = { ...held, fingerprints: { client_secret: 'b' }, version: 2 };
  const typed = { ...held, client_secret: 'mine' };

  it('is noticed by its fingerprint, and theirs is kept by sending none', () => {
    const differences = differencesOf([secret], held, typed, changed);
    expect(differences).toMatchObject([{ key: 'client_secret', isContested: true }]);
    const values = merged(typed, changed, differences, { client_secret: 'theirs' });
    expect(values).toMatchObject({ client_secret: '', version: 2 });
  });

  it('is none where only one of the users has changed it', () => {
    expect(differencesOf([secret], held, held, changed)).toEqual([]);
    expect(differencesOf([secret], held, typed, { ...held, version: 2 })).toEqual([]);
  });
});
