import { PlaceInput, useTranslate, type FieldInputProps } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { TextInput, required } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';

/** The areas of a zone, one per row: a country, or a state, a city or a postcode range within it. */
export function ZoneMembers({ field }: FieldInputProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const { fields, append, remove } = useFieldArray({ name: field.name, rules: { required: true } });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.zone.members_hint')}
      </Typography>
      {fields.map((row, index) => (
        <MemberRow key={row.id} path={`${field.name}.${index}`} onRemove={() => remove(index)} />
      ))}
      {fields.length === 0 && errors[field.name] && (
        <FormHelperText error>{translate('stoa.zone.members_required')}</FormHelperText>
      )}
      <Box>
        <Button startIcon={<Add />} onClick={() => append({ country_id: null })}>
          {translate('stoa.zone.add_member')}
        </Button>
      </Box>
    </Box>
  );
}

function MemberRow({ path, onRemove }: { path: string; onRemove: () => void }) {
  const translate = useTranslate();
  const country = `${path}.country_id`;
  const state = `${path}.state_id`;
  const city = `${path}.city_id`;
  return (
    <Box role="group" aria-label={translate('stoa.zone.member')} sx={rowSx}>
      <PlaceInput page="countries" source={country} empties={[state, city]} validate={required()} />
      <PlaceInput
        page="states"
        source={state}
        within={{ source: country, field: 'country_id' }}
        empties={[city]}
      />
      <PlaceInput page="cities" source={city} within={{ source: state, field: 'state_id' }} />
      <TextInput source={`${path}.postcode_from`} helperText={false} />
      <TextInput source={`${path}.postcode_to`} helperText={false} />
      <IconButton onClick={onRemove} aria-label={translate('stoa.zone.remove_member')}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& > .MuiIconButton-root': { justifySelf: 'end' },
};
