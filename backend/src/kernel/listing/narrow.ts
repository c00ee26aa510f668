import type { SelectQueryBuilder } from 'typeorm';
import { Brackets } from 'typeorm';
import { SPELLINGS } from '../spelling';
import { Translation } from '../i18n';
import type { Condition, Listing } from './list-query';
import { isMoment } from './list-query';
import type { Bounds, Listable } from './listable';

/** Pattern for `LIKE … ESCAPE '!'`, in which typed % and _ are literal. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

type Query = SelectQueryBuilder<object>;

/** Applies a validated list request and the bounds to a query on alias `r`. */
export function narrow(query: Query, definition: Listable, listing: Listing, bounds: Bounds): Query {
  for (const [column, value] of Object.entries(bounds))
    query.andWhere(`r.${column} = :bound_${column}`, { [`bound_${column}`]: value });
  if (listing.ids) query.andWhere('r.id IN (:...ids)', { ids: listing.ids.length ? listing.ids : [0] });
  if (listing.q) search(query, definition, listing.q);
  listing.conditions
    .filter(({ field }) => !(field in (definition.computed ?? {})))
    .forEach((condition, index) => compare(query, definition, condition, index));
  return query;
}

function search(query: Query, definition: Listable, q: string): void {
  const columns = definition.search ?? [];
  if (columns.length === 0) return;
  query.andWhere(
    new Brackets((any) => {
      for (const column of columns) any.orWhere(`${searched(definition, column)} LIKE :q ESCAPE '!'`);
      for (const condition of definition.searchAlso ?? []) any.orWhere(condition);
      if (definition.fields.some((field) => field.translated)) {
        const texts = query
          .subQuery()
          .select('1')
          .from(Translation, 't')
          .where('t.resource = :resource AND t.record_id = r.id')
          .andWhere(`t.texts LIKE :q ESCAPE '!'`);
        any.orWhere(`EXISTS ${texts.getQuery()}`);
      }
    }),
  );
  query.setParameters({ q: likePattern(q.toLowerCase()), resource: definition.path });
}

/** Collated text is matched by the database's collation, exactly compared columns case-insensitively. */
function searched({ fields }: Listable, column: string): string {
  const field = fields.find(({ name }) => name === column);
  const isText = field?.kind !== 'slug' && !field?.identifier && !field?.format;
  return isText ? `r.${column}` : `LOWER(r.${column})`;
}

function compare(
  query: Query,
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
  if (test === 'in') query.andWhere(`r.${field} IN (:...${name})`, { [name]: typed });
  else query.andWhere(`r.${field} ${test === 'gte' ? '>=' : '<='} :${name}`, { [name]: typed[0] });
}

/** Applies the conditions on a computed value, given as SQL on alias `r`. */
export function narrowComputed(
  query: Query,
  { conditions }: Listing,
  name: string,
  sql: string,
  parameters: object = {},
): void {
  const values = conditions.filter(({ field }) => field === name).flatMap((condition) => condition.values);
  if (values.length > 0)
    query.andWhere(`${sql} IN (:...${name})`, { ...parameters, [name]: values.map(String) });
}
