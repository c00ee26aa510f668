import reactAdmin from 'ra-language-english';
import own from '../../locales/en/ra.json';

interface Tree {
  [key: string]: Tree | string;
}

/** Keys in i18next's format, which has a key for each plural form. */
const keysOf = (tree: Tree): string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object') return keysOf(value).map((rest) => `${key}.${rest}`);
    return /\|\|\|\||smart_count/.test(value) ? [`${key}_one`, `${key}_other`] : [key];
  });

describe('translations of react-admin’s texts', () => {
  it('cover every key of the installed react-admin version', () => {
    const ownKeys = new Set(keysOf(own));
    const { ra } = reactAdmin as unknown as { ra: Tree };
    expect(keysOf(ra).filter((key) => !ownKeys.has(key))).toEqual([]);
  });
});
