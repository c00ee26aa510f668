import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../support/source-files';

const ROOT = join(__dirname, '../../..');

/** What the consoles' sentences call the people and things whose names others have written. */
const NAMED = 'author|customer|recipient|rider|subject';

/** Sources of the consoles that hand such a name to the question that is asked before a record moves. */
const naming = ['backoffice/kit/src', 'backoffice/src', 'seller-portal/src']
  .flatMap((folder) =>
    sourceFiles(join(ROOT, folder), /\.tsx$/).map(
      (file) => [relative(join(ROOT, folder), file), readFileSync(file, 'utf8')] as const,
    ),
  )
  .filter(([, source]) => /'[\w.]+\.(move|cancel)_text'/.test(source));

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
