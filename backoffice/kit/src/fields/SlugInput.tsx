import { Skeleton } from '@mui/material';
import type { ResourceSchema } from '@stoa/contracts';
import { useState } from 'react';
import { AutocompleteInput, useGetList, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from './field-props';
import { useInputProps } from './useInputProps';

interface Addressed extends RaRecord {
  slug: string;
}

const LOOKUP = { meta: { lookup: true } };

function useFound(target: ResourceSchema, q: string, enabled = true) {
  return useGetList<Addressed>(target.page, { filter: q ? { q } : {}, ...LOOKUP }, { enabled });
}

/** The record that the form holds the slug of: the one just picked, or the one that was there from the start. */
function useChosen(target: ResourceSchema, current: string) {
  const [first] = useState(current);
  const [picked, pick] = useState<Addressed | null>(null);
  const { data = [], isLoading } = useFound(target, first, first !== '');
  const chosen = [...(picked ? [picked] : []), ...data].find(({ slug }) => slug === current);
  return { chosen, pick, isLoading };
}

/** Picks a record by its name and keeps its slug, which is what the shop's addresses are made of. */
export function SlugOfInput({ target, ...props }: FieldInputProps & { target: ResourceSchema }) {
  const { source, label, validate, helperText } = useInputProps(props);
  const current = String(useWatch({ name: source }) ?? '');
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useFound(target, typed);
  const { chosen, pick, isLoading } = useChosen(target, current);
  // The input keeps the words of what it first shows, so it waits for the name.
  if (isLoading) return <Skeleton variant="rounded" height={40} sx={{ my: 1 }} />;
  const unknown = current ? [{ id: current, slug: current, [target.label]: current }] : [];
  const own = chosen ? [chosen] : unknown;
  return (
    <AutocompleteInput
      source={source}
      label={label}
      validate={validate}
      choices={[...own, ...found.filter(({ slug }) => slug !== current)]}
      optionText={target.label}
      optionValue="slug"
      setFilter={setTyped}
      onChange={(_slug, record) => pick(record ? (record as Addressed) : null)}
      helperText={helperText}
    />
  );
}
