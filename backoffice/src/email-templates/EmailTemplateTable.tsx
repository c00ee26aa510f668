import { FormArea, stackedTableSx, useShopSettings, useTranslate } from '@stoa/console-kit';
import {
  Chip,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { EmailRecipient, EmailTemplateRow } from '@stoa/contracts';
import { Link } from 'react-router-dom';

/** URL of a template's screen. */
export function templateAddress(name: string, language?: string): string {
  return `/email_templates/edit/${name}${language ? `/${language}` : ''}`;
}

interface EmailTemplateTableProps {
  recipient: EmailRecipient;
  rows: readonly EmailTemplateRow[];
}

/** The e-mails to one kind of recipient, with the languages in which they were changed. */
export function EmailTemplateTable({ recipient, rows }: EmailTemplateTableProps) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <FormArea title={translate(`stoa.email_templates.recipients.${recipient}`)}>
      <Table sx={stackedTableSx}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '32%' }}>{translate('stoa.email_templates.name')}</TableCell>
            <TableCell>{translate('stoa.email_templates.sent')}</TableCell>
            <TableCell sx={{ width: '20%' }}>{translate('stoa.email_templates.changed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <EmailRow key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </FormArea>
  );
}

function EmailRow({ row: { id, title, sent, changed, outdated } }: { row: EmailTemplateRow }) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell>
        <MuiLink component={Link} to={templateAddress(id)} underline="hover" sx={{ fontWeight: 600 }}>
          {title}
        </MuiLink>
      </TableCell>
      <TableCell data-label={translate('stoa.email_templates.sent')}>{sent}</TableCell>
      <TableCell data-label={translate('stoa.email_templates.changed')}>
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {changed.map((code) => (
            <ChangedLanguage key={code} code={code} isOutdated={outdated.includes(code)} />
          ))}
        </Stack>
      </TableCell>
    </TableRow>
  );
}

/** A language with changed texts; orange if the shipped text has changed since. */
function ChangedLanguage({ code, isOutdated }: { code: string; isOutdated: boolean }) {
  const translate = useTranslate();
  const language = useShopSettings()?.languages.find((one) => one.code === code);
  return (
    <Chip
      size="small"
      label={language?.native_name ?? code}
      color={isOutdated ? 'warning' : 'default'}
      title={isOutdated ? translate('stoa.email_templates.outdated') : undefined}
    />
  );
}
