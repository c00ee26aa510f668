// Parses `--fields`: `code:text:required:unique,amount:money,kind:choice=paper|card,brand_id:ref=brands`.

/** Decorator of each kind (backend/src/kernel/field/fields.ts), its TypeScript type, and its use in lists. */
const KINDS = {
  text: { decorator: 'Text', type: 'string', max: 190, search: true, sort: true },
  longtext: { decorator: 'LongText', type: 'string' },
  richtext: { decorator: 'RichText', type: 'string' },
  flag: { decorator: 'Flag', type: 'boolean', never: 'null', filter: true },
  int: { decorator: 'Int', type: 'number', sort: true },
  money: { decorator: 'Money', type: 'number', sort: true },
  rate: { decorator: 'Rate', type: 'string', sort: true },
  choice: { decorator: 'Choice', type: 'string', filter: true, needs: 'its values: kind:choice=paper|card' },
  moment: { decorator: 'Moment', type: 'Date', sort: true },
  ref: {
    decorator: 'Ref',
    type: 'number',
    filter: true,
    needs: 'the resource it names: brand_id:ref=brands',
  },
  media: { decorator: 'Media', type: 'number' },
};
const MARKS = ['required', 'unique', 'translated'];

/** Parses the fields, with all that templates and labels need. */
export function parseFields(text) {
  const fields = text.split(',').map((one) => parseField(one.trim()));
  const twice = fields.find(({ name }, index) => fields.findIndex((one) => one.name === name) !== index);
  if (twice) throw new Error(`The field “${twice.name}” is stated twice.`);
  if (!fields.some(({ kind }) => kind === 'text'))
    throw new Error('One field has to be of the kind text: it names a record to people.');
  return fields;
}

function parseField(text) {
  const [name = '', statement = '', ...marks] = text.split(':');
  const [kind = '', argument] = statement.split('=');
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is no field name in snake_case.`);
  if (['id', 'status', 'created_at', 'updated_at', 'version', 'translations'].includes(name))
    throw new Error(`Every resource has “${name}” by itself.`);
  if (!(kind in KINDS))
    throw new Error(`“${name}” needs one of the kinds ${Object.keys(KINDS).join(', ')}; not “${kind}”.`);
  const facts = KINDS[kind];
  if (facts.needs && !argument) throw new Error(`“${name}” has to say ${facts.needs}.`);
  if (['ref', 'media'].includes(kind) && !name.endsWith('_id'))
    throw new Error(`“${name}” holds an id: its name ends with _id.`);
  const odd = marks.find((mark) => !MARKS.includes(mark));
  if (odd) throw new Error(`“${name}” can be ${MARKS.join(', ')}; not “${odd}”.`);
  return {
    ...facts,
    name,
    kind,
    marks,
    choices: kind === 'choice' ? argument.split('|') : [],
    target: kind === 'ref' ? argument : undefined,
    isNullable: !facts.never && !marks.includes('required'),
  };
}
