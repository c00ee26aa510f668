import { Box, FormControl, FormHelperText, FormLabel, Rating } from '@mui/material';
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import type { FieldDisplayProps, FieldInputProps } from './field-props';
import { useInputProps } from './useInputProps';

/** A rating of one to five stars. */
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

/** A rating field as stars. */
export function StarsDisplay({ value }: FieldDisplayProps) {
  return typeof value === 'number' ? <Stars value={value} /> : null;
}

/** Rating input, usable by click or arrow keys. */
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
