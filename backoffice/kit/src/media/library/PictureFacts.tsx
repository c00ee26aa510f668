import {
  Box,
  Card,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import type { MediaDetail, PictureUse } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { humanise } from '../../i18n/humanise';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { addressOf } from '../../layout/addresses';
import { useSchemas } from '../../schema/SchemaContext';
import { useMoment, useNumber } from '../../settings/format';
import { formatFileSize } from './useLibrary';

/** Usages of the image, file details and generated sizes. */
export function PictureFacts({ picture }: { picture: MediaDetail }) {
  const translate = useTranslate();
  return (
    <>
      <Card sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('library.used')}
        </Typography>
        {picture.used_by.length === 0 && (
          <Typography color="text.secondary">{translate('library.unused')}</Typography>
        )}
        <Stack sx={{ gap: 1 }}>
          {picture.used_by.map((use) => (
            <Use key={`${use.table}.${use.field}`} use={use} />
          ))}
        </Stack>
      </Card>
      <File picture={picture} />
      <Sizes sizes={picture.sizes} />
    </>
  );
}

function File({ picture }: { picture: MediaDetail }) {
  const translate = useTranslate();
  const moment = useMoment();
  const facts = [
    [translate('library.dimensions'), `${picture.width} × ${picture.height}`],
    [translate('library.size'), formatFileSize(picture.bytes)],
    [translate('library.format'), picture.mime.replace('image/', '').toUpperCase()],
    [translate('library.added'), moment(picture.created_at)],
    [translate('library.owner'), <Owner key="owner" picture={picture} />],
    ['SHA-256', `${picture.sha256.slice(0, 12)}…`],
  ];
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2">{translate('library.facts')}</Typography>
      <Table size="small" sx={{ mt: 1 }}>
        <TableBody>
          {facts.map(([name, value]) => (
            <TableRow key={String(name)}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', paddingInlineStart: 0 }}>
                {name}
              </TableCell>
              <TableCell align="right">
                <bdi>{value}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Owner of the image; operators get a link to the vendor or customer. */
function Owner({ picture: { owner, vendor_id, customer_id } }: { picture: MediaDetail }) {
  const translate = useTranslate();
  const schemas = useSchemas();
  const page = owner === 'vendor' ? 'vendors' : 'customers';
  const id = vendor_id ?? customer_id;
  const text = translate(`library.owner_${owner}`);
  if (id === null || !schemas.page(page)) return <>{text}</>;
  return (
    <MuiLink component={Link} to={addressOf(page, 'view', id)}>
      {text}
    </MuiLink>
  );
}

function Sizes({ sizes }: Pick<MediaDetail, 'sizes'>) {
  const translate = useTranslate();
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('library.sizes')}
      </Typography>
      <Stack sx={{ gap: 0.5 }}>
        {sizes.map(({ width, height, urls }) => (
          <Stack key={width} direction="row" useFlexGap sx={{ gap: 1.25, flexWrap: 'wrap' }}>
            <Box
              component="bdi"
              sx={{ minWidth: 110, color: 'text.secondary' }}
            >{`${width} × ${height}`}</Box>
            {Object.entries(urls).map(([format, url]) => (
              <MuiLink key={format} href={url} target="_blank" rel="noreferrer">
                {format.toUpperCase()}
              </MuiLink>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Use({ use }: { use: PictureUse }) {
  const labels = useLabels();
  const number = useNumber();
  const schemas = useSchemas();
  const { page, records, count } = use;
  const schema = page ? schemas.page(page) : undefined;
  const screen = schema?.screens.includes('edit') ? 'edit' : 'view';
  const rest = count - records.length;
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {page ? labels.resource(page) : humanise(use.table)}
      </Typography>
      {records.map(({ id, name }) => (
        <div key={id}>
          {schema ? (
            <MuiLink component={Link} to={addressOf(schema.page, screen, id)}>
              <bdi>{name}</bdi>
            </MuiLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </div>
      ))}
      {rest > 0 && <Typography variant="body2">+ {number(rest)}</Typography>}
    </div>
  );
}
