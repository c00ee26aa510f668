import { Stack, Typography } from '@mui/material';
import type { FieldSchema } from '@stoa/contracts';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { ReactElement } from 'react';
import { FieldDisplay } from '../fields/Field';
import { carriedName, useReferenced } from '../fields/kinds/reference';
import { Thumbnail } from '../fields/kinds/media';
import { isolated } from '../i18n/isolated';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useMediaRecords } from '../media/useMedia';

interface HistoryValueProps {
  field: FieldSchema;
  value: unknown;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A former value of a field, displayed as the field usually is; a dash if empty. */
export function HistoryValue({ field, value }: HistoryValueProps) {
  const record = useRecordContext();
  if (isEmpty(value))
    return (
      <Typography component="span" color="text.disabled">
        –
      </Typography>
    );
  if (field.kind === 'media') return <Pictures ids={[value].flat().map(Number)} />;
  if (field.kind === 'json') return <Structure value={value} isChosen={field.choices !== undefined} />;
  const shown = (
    <RecordContextProvider value={{ ...record, id: record?.id ?? 0, [field.name]: value }}>
      <FieldDisplay field={field} />
    </RecordContextProvider>
  );
  if (field.kind !== 'ref' && field.kind !== 'refmany') return shown;
  // The name that a record carries is that of what it references now.
  const isNamed = record !== undefined && record[field.name] === value && carriedName(field, record) !== null;
  return isNamed ? shown : <Referenced field={field} value={value} shown={shown} />;
}

/** Referenced records by name, or that the user may not see which they are. */
function Referenced({ field, value, shown }: HistoryValueProps & { shown: ReactElement }) {
  const target = useReferenced(field);
  const translate = useTranslate();
  if (target === undefined) return null;
  if (target) return shown;
  const ids = [value]
    .flat()
    .map((id) => `#${String(id)}`)
    .join(', ');
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {translate('stoa.history.no_permission', { ids: isolated(ids) })}
    </Typography>
  );
}

/** Records embed their current images only; older ones are fetched by id. */
function Pictures({ ids }: { ids: number[] }) {
  const pictures = useMediaRecords(ids);
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {ids.map((id) => {
        const media = pictures.find((one) => one.id === id);
        return <Thumbnail key={id} url={media?.thumbnail_url} alt={media?.alt ?? ''} size={48} />;
      })}
    </Stack>
  );
}

/** A structured value as text: names and values, one per line; those chosen from a list by their labels. */
function Structure({ value, isChosen }: { value: unknown; isChosen: boolean }) {
  const labels = useLabels();
  if (Array.isArray(value))
    return (
      <>
        {value.map((part, index) => (
          <div key={index}>
            <Structure value={part} isChosen={isChosen} />
          </div>
        ))}
      </>
    );
  if (typeof value !== 'object' || value === null)
    return <>{isChosen && value ? labels.choice(String(value)) : String(value ?? '–')}</>;
  const filled = Object.entries(value).filter(([, part]) => !isEmpty(part));
  return <>{filled.map(([name, part]) => `${labels.field(name)}: ${plain(part)}`).join(' · ')}</>;
}

const plain = (part: unknown): string =>
  typeof part === 'object' ? Object.values(part ?? {}).join(', ') : String(part);
