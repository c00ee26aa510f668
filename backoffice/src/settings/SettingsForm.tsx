import {
  FieldGrid,
  FieldInput,
  FormArea,
  TranslatedInputs,
  barSx,
  entriesOf,
  useTranslate,
} from '@stoa/console-kit';
import { Alert, Box, Button } from '@mui/material';
import type { FieldSchema } from '@stoa/contracts';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { SettingsScreen } from './screens';
import { fieldsOf } from './values';

const WIDE = new Set(['longtext', 'json', 'flag']);

/** The cards of a settings form. */
export function SettingsSections({ screen }: { screen: SettingsScreen }) {
  const translate = useTranslate();
  const fields = fieldsOf(screen.group);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
      {entriesOf(screen.sections).map(([section, names]) => {
        const members = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
        const hint = translate(`settings.sections.${section}.text`, { _: '' });
        return (
          <FormArea key={section} title={translate(`settings.sections.${section}.title`)}>
            {hint && (
              <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 1.5, fontSize: 14 }}>
                {hint}
              </Box>
            )}
            <SectionInputs members={members} inputs={screen.inputs} />
          </FormArea>
        );
      })}
    </Box>
  );
}

function SectionInputs({
  members,
  inputs = {},
}: {
  members: FieldSchema[];
  inputs?: SettingsScreen['inputs'];
}) {
  const translated = members.filter((field) => field.translated);
  const plain = members.filter((field) => !field.translated);
  return (
    <>
      {translated.length > 0 && <TranslatedInputs fields={translated} />}
      <FieldGrid>
        {plain.map((field) => {
          const Input = inputs[field.name] ?? FieldInput;
          return (
            <Box
              key={field.name}
              sx={{ gridColumn: WIDE.has(field.kind) ? '1 / -1' : undefined, minWidth: 0 }}
            >
              <Input field={field} />
            </Box>
          );
        })}
      </FieldGrid>
    </>
  );
}

interface SettingsBarProps {
  mayChange: boolean;
  /** Returns to the saved values. */
  onDiscard: () => void;
}

/** Buttons to save and to discard changes, in a sticky bar; without permission a notice instead. */
export function SettingsBar({ mayChange, onDiscard }: SettingsBarProps) {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  if (!mayChange)
    return (
      <Alert severity="info" sx={{ mt: 2, maxWidth: 920 }}>
        {translate('settings.read_only')}
      </Alert>
    );
  return (
    <Box sx={{ ...barSx, maxWidth: 920 }}>
      <SaveButton type="submit" />
      {isDirty && (
        <Button color="inherit" onClick={onDiscard}>
          {translate('settings.discard')}
        </Button>
      )}
    </Box>
  );
}
