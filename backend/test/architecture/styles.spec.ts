import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../support/source-files';

const APP = join(__dirname, '../../../storefront/app');
/** Arbitrary values of Tailwind: `w-[37px]`, `text-[#333]`. */
const ARBITRARY = /\[(?:#[0-9a-f]{3,8}|-?\d+(?:\.\d+)?px)\]/i;

describe('the storefront’s styles (ADR 57)', () => {
  it('use no colour or pixel size as an arbitrary Tailwind value', () => {
    const files = sourceFiles(APP, /\.tsx$/);
    const arbitrary = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => ARBITRARY.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(arbitrary).toEqual([]);
  });
});
