import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../support/source-files';

const ROOT = join(__dirname, '../../..');

/** Placeholders of console messages for names that users have written. */
const NAMED = 'author|customer|recipient|rider|subject';

/** Console sources that pass such a name to the confirmation of a status change. */
const naming = ['backoffice/kit/src', 'backoffice/src', 'seller-portal/src']
  .flatMap((folder) =>
    sourceFiles(join(ROOT, folder), /\.tsx$/).map(
      (file) => [relative(join(ROOT, folder), file), readFileSync(file, 'utf8')] as const,
    ),
  )
  .filter(([, source]) => /'[\w.]+\.(move|cancel)_text'/.test(source));

describe('user-written names in console messages', () => {
  it.each(naming)('are isolated from the text direction in %s', (_path, source) => {
    const facts = source.match(new RegExp(`\\b(?:${NAMED}): \\w+[(.\\w]*`, 'g')) ?? [];
    const named = facts.filter((fact) => /name|isolated/.test(fact));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((fact) => !/: isolated\(/.test(fact))).toEqual([]);
  });

  it('are found in at least five sources that confirm a status change', () => {
    expect(naming.length).toBeGreaterThanOrEqual(5);
  });
});
