import { Box, FormControl, FormHelperText, FormLabel, Rating } from '@mui/material';
import { FieldTitle, InputHelperText, required, useInput, useTranslate } from 'react-admin';
import type { FieldDisplayProps, FieldInputProps } from './field-props';
import { useInputProps } from './useInputProps';

/** One to five stars. */
export function Stars({ value }: { value: number }) {
  const translate = useTranslate();
  return (
    <Rating
      value={value}
      readOnly
      size="small"
      getLabelText={(stars) => translate('stoa.review.stars', { smart_count: stars })}
    />
  );
}

/** The stars of a field. */
export function StarsDisplay({ value }: FieldDisplayProps) {
  return typeof value === 'number' ? <Stars value={value} /> : null;
}

/** Chosen by click or by the arrow keys. */
export function StarsInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { source, label, validate } = useInputProps(props);
  const { field, fieldState } = useInput({ source, validate: [...validate, required()] });
  return (
    <FormControl error={fieldState.invalid} component="fieldset" sx={{ mb: 1.5 }}>
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        <FieldTitle label={label} source={source} isRequired />
      </FormLabel>
      <Box>
        <Rating
          name={source}
          value={typeof field.value === 'number' ? field.value : null}
          onChange={(_event, stars) => field.onChange(stars)}
          getLabelText={(stars) => translate('stoa.review.stars', { smart_count: stars })}
        />
      </Box>
      {fieldState.invalid && (
        <FormHelperText>
          <InputHelperText error={fieldState.error?.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
