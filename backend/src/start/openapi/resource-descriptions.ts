import type { Audience, Operation } from '@stoa/contracts';
import { isSoftDeletable } from '../../kernel/database';
import {
  isVersioned,
  writableFields,
  type AudienceRules,
  type ResourceDefinition,
} from '../../kernel/resource';
import { RECORDS } from './generated/descriptions';

type Describe = (
  definition: ResourceDefinition,
  audience: Audience,
) => readonly (string | false | undefined)[];

/** What a generic operation does, as the resource's declaration has it. */
export function describeOperation(
  definition: ResourceDefinition,
  audience: Audience,
  operation: Operation | 'lookup',
): string {
  const rules = definition.audiences[audience];
  const parts = [
    RECORDS[definition.entity.name],
    ...BY_OPERATION[operation](definition, audience),
    scopeOf(rules),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const scopeOf = (rules: AudienceRules | undefined): string | false =>
  rules?.scope !== undefined &&
  'The caller reaches only own records; others are answered like missing ones, with 404.';

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const listing: Describe = ({ search = [], sort, filter = [], computed = {}, defaultSort }) => [
  `**Sort** by ${listed(['id', ...sort])}${defaultSort ? `; by default \`${JSON.stringify(defaultSort)}\`` : ''}.`,
  [...filter, ...Object.keys(computed)].length > 0 &&
    `**Filter** by ${listed([...filter, ...Object.keys(computed)])}.`,
  search.length > 0 && `**Search** (\`q\`) in ${listed(search)}.`,
];

const rewritten = 'The response is the list that `filterData` describes, after the change.';

const BY_OPERATION: Readonly<Record<Operation | 'lookup', Describe>> = {
  lookup: () => ['At most 50 active records that match `q`, or the records of `ids` in any status.'],
  list: (definition, audience) => [
    ...listing(definition, audience),
    '**Page** with `range`; the response has `total` and a `content-range` header.',
  ],
  filter: (definition, audience) => [
    'As the list, with its parameters in the body.',
    ...listing(definition, audience),
  ],
  export: (definition, audience) => [
    'All rows of the filtered list, in its order.',
    ...listing(definition, audience),
  ],
  one: ({ fields }) => [
    fields.some(({ translated }) => translated) &&
      'Texts are those of the base language, with all others in `translations`.',
  ],
  create: (definition, audience) => {
    const fields = writableFields(definition, audience);
    const unique = fields.filter((field) => field.unique).map(({ name }) => name);
    return [
      unique.length > 0 && `Unique: ${listed(unique)}; a taken value is refused with 409 \`duplicate\`.`,
    ];
  },
  update: ({ entity }) => [
    'Fields that are left out stay as they are.',
    isVersioned(entity) &&
      'Send the `version` that was read to have an update refused with 409 `stale_version` if somebody else has changed the record since.',
  ],
  delete: ({ entity, path }, audience) => [
    isSoftDeletable(entity)
      ? `The record disappears from lists and can be restored by \`POST /backend/api/${audience}/restore/${path}\`.`
      : 'The record is deleted permanently.',
    'A record that others refer to is refused with 409 `in_use`.',
    rewritten,
  ],
  updateStatus: ({ process, fields }) => [
    process
      ? `Moves it to \`status\`; a move that its present state does not allow is refused with 409 \`state_not_allowed\`.`
      : `Sets \`status\` to ${listed(fields.find(({ name }) => name === 'status')?.choices ?? [])}; without one it is switched.`,
    rewritten,
  ],
  updateDefault: ({ defaultWithin = [] }) => [
    `The former default${defaultWithin.length ? ` of the same ${listed(defaultWithin)}` : ''} is none any more.`,
    rewritten,
  ],
};
