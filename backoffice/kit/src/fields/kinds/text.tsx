import { Box, Link, Typography } from '@mui/material';
import { isErasedEmail } from '@stoa/contracts';
import { PasswordInput, TextInput } from 'react-admin';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useTranslate } from '../../i18n/useTranslate';
import { useInputProps } from '../useInputProps';
import { ColorInput, ColorSwatch } from './color';

const TYPE_OF_FORMAT: Record<string, string> = { email: 'email', url: 'url', phone: 'tel' };

function TextFieldInput(props: FieldInputProps) {
  const { field, direction } = props;
  const input = useInputProps(props);
  if (field.format === 'color') return <ColorInput {...props} />;
  if (field.format === 'password') return <PasswordInput {...input} autoComplete="new-password" />;
  return (
    <TextInput
      {...input}
      type={TYPE_OF_FORMAT[field.format ?? ''] ?? 'text'}
      slotProps={{ htmlInput: { dir: direction ?? (field.format ? 'ltr' : 'auto'), maxLength: field.max } }}
    />
  );
}

function LongTextInput(props: FieldInputProps) {
  const input = useInputProps(props);
  const htmlInput = { dir: props.direction ?? 'auto', style: byOwnText };
  return <TextInput {...input} multiline minRows={3} maxRows={14} slotProps={{ htmlInput }} />;
}

function SlugInput(props: FieldInputProps) {
  const input = useInputProps(props);
  return (
    <TextInput
      {...input}
      validate={[]}
      helperText={input.helperText || 'stoa.field.slug_hint'}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}

function TextDisplay({ field, value, compact }: FieldDisplayProps) {
  const text = String(value ?? '');
  if (!text) return null;
  if (field.format === 'color') return <ColorSwatch color={text} />;
  if (field.format === 'email' && isErasedEmail(text)) return <DeletedAccount />;
  if (!compact && field.format === 'email') return <Link href={`mailto:${text}`}>{text}</Link>;
  if (!compact && field.format === 'url') return <SafeLink address={text} />;
  if (field.format) return <bdi>{text}</bdi>;
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap={compact}
      sx={compact ? oneLineSx : { whiteSpace: 'pre-line' }}
    >
      <bdi>{text}</bdi>
    </Typography>
  );
}

/** Instead of the address of an erased account, which only fills the column. */
function DeletedAccount() {
  return <>{useTranslate()('stoa.customer.deleted')}</>;
}

/** A vendor may write in another language than the tab's: each paragraph has its own text's direction. */
const byOwnText = { unicodeBidi: 'plaintext' } as const;

/** Only http(s) URLs become links: `javascript:` and the like stay text. */
function SafeLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <bdi>{address}</bdi>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </Link>
  );
}

/** Rich text is shown as plain text, never as markup: a console must not run scripts that users wrote. */
export function RichTextDisplay({ value }: Pick<FieldDisplayProps, 'value'>) {
  const translate = useTranslate();
  const { body } = new DOMParser().parseFromString(String(value ?? ''), 'text/html');
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, blockquote, br')) block.append('\n');
  const text = body.textContent?.trim() ?? '';
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      <bdi>{text || translate('stoa.field.empty')}</bdi>
    </Box>
  );
}

const oneLineSx = { display: 'block', maxWidth: 340 };

export const text: FieldKindViews = { Input: TextFieldInput, Display: TextDisplay };
export const longtext: FieldKindViews = { Input: LongTextInput, Display: TextDisplay };
export const slug: FieldKindViews = { Input: SlugInput, Display: TextDisplay };
