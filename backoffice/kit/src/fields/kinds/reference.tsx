import { Chip, Link as MuiLink, Skeleton, Stack } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useCanAccess,
  useGetMany,
} from 'react-admin';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { addressOf } from '../../layout/addresses';
import { useSchemas } from '../../schema/SchemaContext';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useRecordName } from '../../screens/record-name';
import { useTranslate } from '../../i18n/useTranslate';
import { useInputProps } from '../useInputProps';
import { int } from './figures';
import { useCreatesInPlace } from './useCreatesInPlace';

// The dialog shows inputs of every kind, so it is loaded when one opens.
const CreateInPlace = lazy(() => import('./CreateInPlace'));

const LOOKUP = { meta: { lookup: true } };
const byText = (q: string) => (q ? { q } : {});

/** Common to single and multiple reference inputs; the target is the resource looked up. */
function useLookup(props: FieldInputProps, target: ResourceSchema | undefined) {
  const { source, ...input } = useInputProps(props);
  const translate = useTranslate();
  const creates = useCreatesInPlace(target);
  if (!target) return null;
  return {
    reference: { source, reference: target.page, queryOptions: LOOKUP, sort: sortOf(target), perPage: 50 },
    choice: {
      label: input.label,
      validate: input.validate,
      helperText: input.helperText,
      optionText: target.label,
      filterToQuery: byText,
      forcePopupIcon: true,
      create: creates && !props.optional ? <CreationDialog schema={target} /> : undefined,
      // Without it, a list without choices opens as nothing at all.
      createLabel: translate('stoa.list.type_to_create'),
    },
  };
}

function CreationDialog({ schema }: { schema: ResourceSchema }) {
  return (
    <Suspense fallback={null}>
      <CreateInPlace schema={schema} />
    </Suspense>
  );
}

/** Selects one record by its name; without a lookup in this console its id is typed instead. */
function RefInput(props: FieldInputProps) {
  const lookup = useLookup(props, useTarget(props.field));
  if (!lookup) return <int.Input {...props} />;
  return (
    <ReferenceInput {...lookup.reference}>
      <AutocompleteInput {...lookup.choice} />
    </ReferenceInput>
  );
}

function RefManyInput(props: FieldInputProps) {
  const lookup = useLookup(props, useTarget(props.field));
  if (!lookup) return null;
  return (
    <ReferenceArrayInput {...lookup.reference}>
      <AutocompleteArrayInput {...lookup.choice} />
    </ReferenceArrayInput>
  );
}

const sortOf = ({ sortable, label }: ResourceSchema) => ({
  field: sortable.includes(label) ? label : 'id',
  order: 'ASC' as const,
});

/** A resource that never exists: an empty name would mean the page's resource, which settings pages lack. */
const NOWHERE = 'nowhere';

/** The resource that a field references; null if this console lacks it or the user may not look it up. */
export function useReferenced(field: FieldSchema): ResourceSchema | null | undefined {
  const target = useSchemas().resource(field.reference ?? '') ?? null;
  const { canAccess, isPending } = useCanAccess({
    resource: target?.page ?? NOWHERE,
    action: 'lookup',
    enabled: target !== null,
  });
  if (target && isPending) return undefined;
  return canAccess ? target : null;
}

/** The same, once it is known. */
const useTarget = (field: FieldSchema): ResourceSchema | undefined => useReferenced(field) ?? undefined;

function RefDisplay({ field, value, record }: FieldDisplayProps) {
  const target = useTarget(field);
  if (value === null || value === undefined) return null;
  return target ? <RecordName target={target} id={Number(value)} /> : <>{carriedName(field, record)}</>;
}

/** The name that a record has beside the reference, for users who may not look it up: an id tells them nothing. */
export function carriedName({ name }: FieldSchema, record: Record<string, unknown>): string | null {
  const own = record[name.replace(/_id$/, '_name')];
  return typeof own === 'string' ? own : null;
}

function RecordName({ target, id }: { target: ResourceSchema; id: number }) {
  const { data, isPending } = useGetMany(target.page, { ids: [id] });
  const named = useRecordName(target);
  const screen = target.screens.includes('view') ? 'view' : target.screens.includes('edit') ? 'edit' : null;
  const { canAccess } = useCanAccess({ resource: target.page, action: 'show', enabled: screen !== null });
  if (isPending) return <Skeleton width={80} sx={{ display: 'inline-block' }} />;
  const row = data?.[0];
  if (!row) return <>#{id}</>;
  if (!screen || !canAccess) return <>{named(row)}</>;
  return (
    <MuiLink
      component={Link}
      to={addressOf(target.page, screen, id)}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {named(row)}
    </MuiLink>
  );
}

function RefManyDisplay({ field, value }: FieldDisplayProps) {
  const target = useTarget(field);
  const ids = Array.isArray(value) ? (value as number[]) : [];
  return target && ids.length > 0 ? <RecordNames target={target} ids={ids} /> : null;
}

function RecordNames({ target, ids }: { target: ResourceSchema; ids: number[] }) {
  const { data } = useGetMany(target.page, { ids });
  const named = useRecordName(target);
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {ids.map((id) => {
        const row = data?.find((candidate) => candidate?.id === id);
        return <Chip key={id} size="small" label={row ? named(row) : `#${id}`} />;
      })}
    </Stack>
  );
}

export const ref: FieldKindViews = { Input: RefInput, Display: RefDisplay };
export const refmany: FieldKindViews = { Input: RefManyInput, Display: RefManyDisplay };
