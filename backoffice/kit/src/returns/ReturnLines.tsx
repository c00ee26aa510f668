import { Box, Stack, Typography } from '@mui/material';
import type { ReturnedLine, ReturnRecord } from '@stoa/contracts';
import { Thumbnail } from '../fields/kinds/media';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useNumber } from '../settings/format';

/** The items of a return with their reasons and the inspection's findings. */
export function ReturnLines({ lines }: Pick<ReturnRecord, 'lines'>) {
  return (
    <Stack component="ul" sx={{ gap: 2, listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <Stack key={line.order_line_id} component="li" direction="row" sx={{ gap: 1.5 }}>
          <Thumbnail url={line.picture?.src} alt={line.picture?.alt ?? ''} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <bdi>{line.name}</bdi>
            </Typography>
            <Typography variant="caption" color="text.secondary" component="div">
              {line.options.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              {line.options.length > 0 && ' · '}
              <bdi style={{ whiteSpace: 'nowrap' }}>{line.sku}</bdi>
            </Typography>
            <Findings line={line} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** The wanted variant by its options, and its SKU. */
function exchangeText({ options, sku }: NonNullable<ReturnedLine['exchange']>): string {
  const chosen = options.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return isolated([chosen, sku].filter(Boolean).join(' · '));
}

function Findings({ line }: { line: ReturnedLine }) {
  const translate = useTranslate();
  const number = useNumber();
  const { quantity, accepted_quantity: accepted, restock, condition_note: condition } = line;
  const facts = { accepted: number(accepted ?? 0), quantity: number(quantity) };
  return (
    <>
      <Typography variant="body2">
        {`× ${facts.quantity} · ${translate(`stoa.return.reasons.${line.reason}`)}`}
      </Typography>
      {line.exchange && (
        <Typography variant="body2">
          {translate('stoa.return.exchange', { variant: exchangeText(line.exchange) })}
        </Typography>
      )}
      {accepted !== null && (
        <Typography variant="body2" color="text.secondary">
          {translate('stoa.return.result', facts)}
          {accepted > 0 && ` · ${translate(restock ? 'stoa.return.restocked' : 'stoa.return.not_restocked')}`}
        </Typography>
      )}
      {condition && (
        <Typography variant="body2" color="text.secondary" dir="auto">
          {condition}
        </Typography>
      )}
    </>
  );
}
