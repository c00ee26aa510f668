import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import texts from '../../../backoffice/kit/locales/en/ra.json';

/** The package is the kit's, not the backend's. */
const kit = createRequire(require.resolve('../../../backoffice/kit/package.json'));
const BUTTONS = ['FormatButtons', 'ListButtons', 'LinkButtons', 'QuoteButtons', 'ClearButtons'];

describe('the rich text editor, whose package has English texts only', () => {
  it('has its own text for every button', () => {
    const folder = join(dirname(kit.resolve('ra-input-rich-text')), '../src/buttons');
    const used = BUTTONS.map((name) => readFileSync(join(folder, `${name}.tsx`), 'utf8')).flatMap((source) =>
      [...source.matchAll(/'ra\.tiptap\.(\w+)'/g)].map(([, key]) => key),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(texts.tiptap).sort());
  });
});
