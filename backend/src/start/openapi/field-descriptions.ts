import type { Field, ResourceDefinition } from '../../kernel/resource';
import { FIELDS } from './generated/descriptions';
import { meaningOfName } from './property-meanings';

/** Whether a field is read or written; what applies to writing alone is left out of answers. */
export type Use = 'answer' | 'input';

/** What a declared field means: the comment at its declaration, its unit or reference, and its rules. */
export function describeField(definition: ResourceDefinition, field: Field, use: Use): string {
  const { entity, process } = definition;
  const comment = FIELDS[entity.name]?.[field.name] ?? '';
  const isState = process?.column === field.name;
  const parts = [
    isState ? '' : comment,
    isState ? `Changes: ${transitionsOf(definition)}.` : meaningOf(field, comment),
    rulesOf(field, use),
  ];
  return parts.filter(Boolean).join(' ');
}

/** `draft → active, archived; active → archived`, as far as somebody may make them. */
function transitionsOf({ process }: ResourceDefinition): string {
  return Object.entries(process?.table ?? {})
    .map(([from, movers]) => [from, Object.keys(movers).filter((to) => movers[to]?.length)] as const)
    .filter(([, next]) => next.length)
    .map(([from, next]) => `\`${from}\` → ${next.map((state) => `\`${state}\``).join(', ')}`)
    .join('; ');
}

/** By the field's kind; of a plain text or flag only if nobody has described it. */
function meaningOf(field: Field, comment: string): string {
  const { kind, reference, currencyField, slugFrom, format, name } = field;
  switch (kind) {
    case 'money':
      return `Amount in minor units of ${currencyField ? `the currency in \`${currencyField}\`` : 'the default currency'}.`;
    case 'rate':
      return `${comment ? '' : 'Number as '}${comment ? 'A' : 'a'} decimal string${rangeOf(field)}.`;
    case 'int':
      return comment ? '' : `${meaningOfName(name, 'integer') || 'Whole number'}${rangeOf(field)}.`;
    case 'ref':
      return `ID of a record in \`${reference}\`.`;
    case 'refmany':
      return `IDs of records in \`${reference}\`.`;
    case 'media':
      return 'ID of a picture in `media`.';
    case 'richtext':
      return 'HTML, sanitised when it is written.';
    case 'slug':
      return `Part of addresses, unique in each language; made of \`${slugFrom}\` if omitted.`;
    case 'moment':
      return comment ? 'UTC.' : `${meaningOfName(name, 'date-time')}.`;
    case 'flag':
      return comment ? '' : `${meaningOfName(name, 'boolean')}.`;
    case 'json':
      return comment ? '' : 'Structured data.';
    case 'choice':
      return comment ? '' : 'One of the listed values.';
    case 'longtext':
      return comment ? '' : `${meaningOfName(name, 'string') || 'Text of several lines'}.`;
    default:
      return comment ? '' : textMeaning(name, format);
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Email address',
  url: 'URL with `http` or `https`',
  phone: 'Phone number of 4 to 24 characters',
  color: 'Color such as `#1f6feb`',
  code: 'Letters, digits, dots and dashes',
  password: 'At least 8 characters',
};

function textMeaning(name: string, format: string | undefined): string {
  return `${(format && FORMATS[format]) || meaningOfName(name, 'string') || 'Text'}.`;
}

const WIDEST = 2_147_483_647;

function rangeOf({ range }: Field): string {
  const [from, to] = range ?? [];
  if (from === undefined || to === undefined) return '';
  if (to < 1_000_000_000 && from > -WIDEST) return `, from ${from} to ${to}`;
  return from > -WIDEST ? `, at least ${from}` : '';
}

function rulesOf(field: Field, use: Use): string {
  const { translated, unique, readOnly, writeOnly, max } = field;
  const { default: standard } = field as { default?: unknown };
  if (use === 'answer')
    return [translated && 'In lists in the requested language.', readOnly && 'Read-only.']
      .filter(Boolean)
      .join(' ');
  const rules = [
    translated && 'In the base language; others are in `translations`.',
    max !== undefined && `At most ${max} characters.`,
    unique && (unique === 'ever' ? 'Unique, also among deleted records.' : 'Unique.'),
    writeOnly && 'Never returned.',
    standard !== undefined && `Default: \`${String(standard)}\`.`,
  ];
  return rules.filter(Boolean).join(' ');
}
