import type { FieldDisplayProps } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { useGetMany } from 'react-admin';

interface Member {
  country_id: number;
  state_id?: number | null;
  city_id?: number | null;
  postcode_from?: string | null;
  postcode_to?: string | null;
}

/** The areas of a zone as text. */
export function MemberList({ value }: FieldDisplayProps) {
  const members = Array.isArray(value) ? (value as Member[]) : [];
  const countries = useNames(
    'countries',
    members.map((member) => member.country_id),
  );
  const states = useNames(
    'states',
    members.map((member) => member.state_id),
  );
  const cities = useNames(
    'cities',
    members.map((member) => member.city_id),
  );
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.25 }}>
      {members.map((member, index) => (
        <li key={index}>
          {[countries(member.country_id), states(member.state_id), cities(member.city_id)]
            .filter(Boolean)
            .join(' · ')}
          {(member.postcode_from || member.postcode_to) && (
            <>
              {' · '}
              <bdi>{`${member.postcode_from ?? '…'}–${member.postcode_to ?? '…'}`}</bdi>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}

function useNames(page: string, all: (number | null | undefined)[]) {
  const ids = [...new Set(all.filter((id): id is number => typeof id === 'number'))];
  const { data = [] } = useGetMany<{ id: number; name: string }>(page, { ids }, { enabled: ids.length > 0 });
  return (id: number | null | undefined) =>
    id ? (data.find((row) => row?.id === id)?.name ?? `#${id}`) : '';
}
