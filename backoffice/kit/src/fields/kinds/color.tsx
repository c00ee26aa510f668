import { Box, InputAdornment, Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import type { FieldInputProps } from '../field-props';
import { useInputProps } from '../useInputProps';

/** A colour, by colour picker or as a hex code. */
export function ColorInput(props: FieldInputProps) {
  const input = useInputProps(props);
  const { field } = useController({ name: input.source });
  const picker = (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={input.label}
        value={/^#[0-9a-f]{6}$/i.test(String(field.value)) ? String(field.value) : '#000000'}
        onChange={(event) => field.onChange(event.target.value)}
        sx={{ width: 28, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
    </InputAdornment>
  );
  return (
    <TextInput {...input} slotProps={{ input: { startAdornment: picker }, htmlInput: { dir: 'ltr' } }} />
  );
}

/** A dot of the colour with its code. */
export function ColorSwatch({ color }: { color: string }) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', display: 'inline-flex' }}>
      <Box
        component="span"
        sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: color, border: 1, borderColor: 'divider' }}
      />
      <bdi>{color}</bdi>
    </Stack>
  );
}
