import type { ResourceSchema } from '@stoa/contracts';
import { changedFrom, differencesOf, firstChoice, merged } from './conflict';

const text = { kind: 'text', required: false, writable: true } as const;
const schema = {
  fields: [
    { ...text, name: 'name', translated: true },
    { ...text, name: 'code' },
    { ...text, name: 'sort', kind: 'int' },
    { ...text, name: 'made_by', writable: false },
  ],
} as unknown as ResourceSchema;

const base = {
  name: 'Jar',
  code: 'jar',
  sort: 1,
  made_by: 'Amal',
  version: 1,
  translations: { es: { name: 'Tarro' } },
};

describe('a draft', () => {
  it('sends what it changed itself, on the version it began with', () => {
    expect(changedFrom(base, { ...base, code: 'glass' })).toEqual({ code: 'glass', version: 1 });
  });
});

describe('a version conflict', () => {
  const theirs = {
    ...base,
    name: 'Big jar',
    sort: 2,
    made_by: 'Tomás',
    version: 2,
    translations: { es: { name: 'Tarro grande' } },
  };
  const mine = { ...base, name: 'Glass jar', code: 'glass' };

  it('is about what the other person changed, and contested where both did', () => {
    const found = differencesOf(schema, base, mine, theirs);
    expect(found.map(({ key, isContested }) => [key, isContested])).toEqual([
      ['name', true],
      ['name.es', false],
      ['sort', false],
    ]);
    expect(firstChoice(found)).toEqual({ name: 'mine', 'name.es': 'theirs', sort: 'theirs' });
  });

  it('is none where both came to the same', () => {
    expect(differencesOf(schema, base, theirs, theirs)).toEqual([]);
  });

  it('ends in the draft on their version, with their values where those are kept', () => {
    const found = differencesOf(schema, base, mine, theirs);
    expect(merged(mine, theirs, found, firstChoice(found))).toEqual({
      ...mine,
      sort: 2,
      version: 2,
      translations: { es: { name: 'Tarro grande' } },
    });
    const all = Object.fromEntries(found.map(({ key }) => [key, 'theirs' as const]));
    expect(merged(mine, theirs, found, all)).toMatchObject({ name: 'Big jar', code: 'glass', version: 2 });
    expect(merged(mine, theirs, found, {})).toMatchObject({ name: 'Glass jar', sort: 1, version: 2 });
  });

  it('takes over what they emptied', () => {
    const emptied = { ...base, code: null, version: 2 };
    const found = differencesOf(schema, base, base, emptied);
    expect(merged(base, emptied, found, firstChoice(found)).code).toBeNull();
  });
});
