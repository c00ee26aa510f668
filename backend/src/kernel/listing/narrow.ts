import { SPELLINGS } from '../spelling';
import type { Condition, Listing } from './list-query';
import { isMoment } from './list-query';
import type { Bounds, Listable } from './listable';
import type { RowQuery } from './row-query';

/** Pattern for `LIKE … ESCAPE '!'`, in which typed % and _ are literal. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

/** Applies a validated list request and the bounds to a query. */
export function narrow<T>(
  query: RowQuery<T>,
  definition: Listable,
  listing: Listing,
  bounds: Bounds,
): RowQuery<T> {
  for (const [column, value] of Object.entries(bounds))
    query.andWhere(`${columnOf(column)} = :bound_${column}`, { [`bound_${column}`]: value });
  if (listing.ids) query.andWhere('r.id IN (:...ids)', { ids: listing.ids.length ? listing.ids : [0] });
  if (listing.q) search(query, definition, listing.q);
  listing.conditions
    .filter(({ field }) => !(field in (definition.computed ?? {})))
    .forEach((condition, index) => compare(query, definition, condition, index));
  return query;
}

/** Translations of record `r` that contain the text. */
const TRANSLATED = `EXISTS (SELECT 1 FROM translations t
  WHERE t.resource = :resource AND t.record_id = r.id AND t.texts LIKE :q ESCAPE '!')`;

function search(query: RowQuery<unknown>, definition: Listable, q: string): void {
  const columns = definition.search ?? [];
  if (columns.length === 0) return;
  const matches = columns.map((column) => `${searched(definition, column)} LIKE :q ESCAPE '!'`);
  matches.push(...(definition.searchAlso ?? []));
  if (definition.fields.some((field) => field.translated)) matches.push(TRANSLATED);
  query.andWhere(matches.map((match) => `(${match})`).join(' OR '), {
    q: likePattern(q.toLowerCase()),
    resource: definition.path,
  });
}

/** Collated text is matched by the database's collation, exactly compared columns case-insensitively. */
function searched({ fields }: Listable, column: string): string {
  const field = fields.find(({ name }) => name === column);
  const isText = field?.kind !== 'slug' && !field?.identifier && !field?.format;
  return isText ? columnOf(column) : `LOWER(${columnOf(column)})`;
}

const columnOf = (field: string): string => `r.\`${field}\``;

function compare(
  query: RowQuery<unknown>,
  definition: Listable,
  { field, test, values }: Condition,
  index: number,
): void {
  const { kind, identifier } = definition.fields.find((one) => one.name === field) ?? {};
  const isTime = isMoment(definition, field);
  const typed = values.map((value) =>
    isTime
      ? new Date(String(value))
      : kind === 'flag'
        ? value === true || value === 'true' || value === 1
        : identifier
          ? SPELLINGS[identifier](String(value))
          : value,
  );
  const name = `value${index}`;
  if (test === 'in') query.andWhere(`${columnOf(field)} IN (:...${name})`, { [name]: typed });
  else query.andWhere(`${columnOf(field)} ${test === 'gte' ? '>=' : '<='} :${name}`, { [name]: typed[0] });
}

/** Applies the conditions on a computed value, given as SQL on alias `r`. */
export function narrowComputed(
  query: RowQuery<unknown>,
  { conditions }: Listing,
  name: string,
  sql: string,
  parameters: object = {},
): void {
  const values = conditions.filter(({ field }) => field === name).flatMap((condition) => condition.values);
  if (values.length > 0)
    query.andWhere(`${sql} IN (:...${name})`, { ...parameters, [name]: values.map(String) });
}
