import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** What the consoles' sentences call the people and things whose names others have written. */
const NAMED = 'author|customer|recipient|rider|subject';

/** Sources of the consoles that hand such a name to the question that is asked before a record moves. */
const naming = ['backoffice/kit/src', 'backoffice/src', 'seller-portal/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => [path, readFileSync(join(ROOT, folder, path), 'utf8')] as const),
  )
  .filter(([, source]) => /'stoa\.\w+\.(move|cancel)_text'/.test(source));

describe('names that people have written, within sentences of the consoles', () => {
  it.each(naming)('are isolated from the sentence’s direction in %s', (_path, source) => {
    const facts = source.match(new RegExp(`\\b(?:${NAMED}): \\w+[(.\\w]*`, 'g')) ?? [];
    const named = facts.filter((fact) => /name|isolated/.test(fact));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((fact) => !/: isolated\(/.test(fact))).toEqual([]);
  });

  it('are found wherever orders, refunds, payouts, deliveries and reviews are moved', () => {
    expect(naming.length).toBeGreaterThanOrEqual(5);
  });
});
