import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useInputProps } from '../useInputProps';

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Text that is not yet valid JSON is stored as a string, which this rejects. */
const isDocument = (value: unknown) => (typeof value === 'string' ? 'stoa.field.json_invalid' : undefined);

const written = (value: unknown) =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value, null, 2);

function JsonInput(props: FieldInputProps) {
  const input = useInputProps(props);
  return (
    <TextInput
      {...input}
      validate={[...input.validate, isDocument]}
      parse={parsed}
      format={written}
      multiline
      minRows={3}
      maxRows={16}
      slotProps={{
        htmlInput: { dir: 'ltr', style: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } },
      }}
    />
  );
}

function JsonDisplay({ value, compact }: FieldDisplayProps) {
  if (value === null || value === undefined) return null;
  return (
    <Box component={compact ? 'code' : 'pre'} dir="ltr" sx={{ m: 0, fontSize: 12.5, whiteSpace: 'pre-wrap' }}>
      {compact ? JSON.stringify(value) : written(value)}
    </Box>
  );
}

export const json: FieldKindViews = { Input: JsonInput, Display: JsonDisplay };
