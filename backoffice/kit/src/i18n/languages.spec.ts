import { ar } from './ar';
import { bn } from './bn';
import { en } from './en';
import { es } from './es';
import { hi } from './hi';

type Tree = { readonly [key: string]: unknown };
/** A language's texts by their first key: `ra`, `stoa`, `fields`, … */
type Language = Record<string, Tree> & Record<'stoa' | 'fields' | 'choices', Tree>;

/** `stoa.order.title`, … of every text in a tree. */
function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as Tree, `${path}${key}.`) : [path + key],
  );
}

const textAt = (tree: Tree, path: string): string =>
  String(path.split('.').reduce<unknown>((node, key) => (node as Tree)[key], tree));

/** `%{name}` and its like; a text in another language must not lose one. */
function placeholdersOf(tree: Tree): Map<string, string> {
  const names = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort().join(' ');
  return new Map(keysOf(tree).map((path) => [path, names(textAt(tree, path))]));
}

const { fields: englishFields, choices: englishChoices, ...english } = en;
const others = { es, ar, hi, bn } as unknown as Record<string, Language>;
const { fields, choices, ...arabic } = ar as unknown as Language;

/** Forms that the consoles' texts have where they are counted; Spanish counts no millions here. */
const FORMS: Readonly<Record<string, number>> = { es: 2, ar: 6, hi: 2, bn: 2 };

describe.each(Object.entries(others))('the texts in %s', (language, texts) => {
  const { fields: ownFields, choices: ownChoices, ...own } = texts;

  it('have exactly the keys of the English ones', () => {
    expect(keysOf(own).sort()).toEqual(keysOf(english).sort());
  });

  it('have the same words for fields and choices as every other translation, and all that English names', () => {
    expect(keysOf(ownFields).sort()).toEqual(keysOf(fields).sort());
    expect(keysOf(ownChoices).sort()).toEqual(keysOf(choices).sort());
    expect(keysOf(ownFields)).toEqual(expect.arrayContaining(keysOf(englishFields)));
    expect(keysOf(ownChoices)).toEqual(expect.arrayContaining(keysOf(englishChoices)));
  });

  it('keep the names and figures that the English ones speak of', () => {
    const expected = placeholdersOf(english.stoa);
    const given = placeholdersOf(texts.stoa);
    // A language may leave out the count where its plural form says it.
    const counted = (names = '') => names.replace('%{smart_count}', '').trim();
    const differing = [...given].filter(([path, names]) => counted(names) !== counted(expected.get(path)));
    expect(differing).toEqual([]);
  });

  it('have every plural form of the grammar where they have several', () => {
    const forms = (path: string) => textAt(texts, path).split(' |||| ').length;
    expect(keysOf(texts).filter((path) => ![1, FORMS[language]].includes(forms(path)))).toEqual([]);
  });
});

describe('the translations', () => {
  it('are of the same shape as the Arabic ones', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
  });
});
