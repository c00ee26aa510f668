// Writes vocabulary.json: what schema.org says of the types that the storefront uses, read from the types of the npm
// package schema-dts, which are generated from schema.org's published vocabulary.
//   node extract.mjs <folder of schema-dts> Type Type …
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', ...wanted] = process.argv.slice(2);
const text = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Parents, and properties with what they may hold, of what is declared under a name. */
function declared(name) {
  const found = new RegExp(`interface ${name} extends ([^{]+) \\{\\n(.*?)^\\}`, 'ms').exec(text);
  if (!found) return null;
  const rows = found[2].matchAll(/^ {4}"([\w-]+)"\?: (?:SchemaValue<)?(.*?)(?:, "[\w-]+">)?;$/gm);
  const parents = found[1].split(', ').filter((parent) => /^[A-Z]\w*Base$/.test(parent));
  return { parents, rows: [...rows].map(([, property, range]) => [property, range.split(' | ')]) };
}

const types = {};
const enumerations = {};

function take(name) {
  if (types[name]) return;
  const own = declared(`${name}Base`) ?? declared(`${name}Leaf`);
  if (!own) throw new Error(`schema.org has no type ${name}`);
  const properties = own.rows.map(([property, range]) => [
    property,
    range.filter((one) => /^[A-Z]\w*$/.test(one)),
  ]);
  const parents = own.parents
    .map((parent) => parent.replace(/Base$/, ''))
    .filter((parent) => parent !== name);
  types[name] = { parents, properties: Object.fromEntries(properties) };
  parents.forEach(take);
  for (const range of properties.flatMap(([, each]) => each)) {
    const members = new RegExp(`^export type ${range} = ("https://schema.org/.*);$`, 'm').exec(text);
    if (members)
      enumerations[range] = [...members[1].matchAll(/"https:\/\/schema.org\/(\w+)"/g)].map((one) => one[1]);
  }
}

wanted.forEach(take);
const source = `schema-dts ${version} (Apache-2.0), generated from the vocabulary that schema.org publishes under CC BY-SA 3.0`;
writeFileSync(
  join(import.meta.dirname, 'vocabulary.json'),
  `${JSON.stringify({ source, types, enumerations }, null, 1)}\n`,
);
