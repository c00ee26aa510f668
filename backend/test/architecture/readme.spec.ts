import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '../../src/kernel/config/variables';

const README = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
const CONFIGURATION = README.slice(README.indexOf('\n## Configuration'), README.indexOf('\n## Production'));
const rows = new Map(
  [...CONFIGURATION.matchAll(/^\| `([A-Z\d_]+)` +\| (.*?) *\|/gm)].map((row) => [row[1], row[2]]),
);

describe('the README', () => {
  it('lists exactly the environment variables that the backend reads', () => {
    expect([...rows.keys()].sort()).toEqual(Object.keys(VARIABLES).sort());
  });

  it.each(Object.entries(VARIABLES).filter(([, variable]) => 'fallback' in variable))(
    'states the default of %s',
    (name, variable) => {
      expect(rows.get(name)).toBe(`\`${'fallback' in variable ? variable.fallback : ''}\``);
    },
  );
});
