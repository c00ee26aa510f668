import { Box, Radio, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HistoryValue } from '../../history/HistoryValue';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { useShopSettings } from '../../settings/useShopSettings';
import { PHONE } from '../../theme/stacked';
import type { Difference, ConflictChoice } from './conflict';

/** Displays one side's value of a difference; `undefined` where it is displayed as usual. */
export type ValueDisplay = (difference: Difference, side: ConflictChoice) => ReactNode;

interface ConflictTableProps {
  differences: readonly Difference[];
  chosen: Readonly<Record<string, ConflictChoice>>;
  onKeep: (key: string, keeper: ConflictChoice) => void;
  display?: ValueDisplay;
}

const SIDES = ['mine', 'theirs'] as const;

/** Each field that another user changed: the own value next to theirs, with a choice between them. */
export function ConflictTable({ differences, chosen, onKeep, display }: ConflictTableProps) {
  const translate = useTranslate();
  const label = useDifferenceLabel();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {differences.map((difference) => (
        <Box key={difference.key} role="radiogroup" aria-label={label(difference)}>
          <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
            {label(difference)}
            {!difference.isContested && (
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                sx={{ marginInlineStart: 1 }}
              >
                {translate('stoa.conflict.only_theirs')}
              </Typography>
            )}
          </Typography>
          <Box sx={sidesSx}>
            {SIDES.map((side) => (
              <Box component="label" key={side} sx={sideSx(chosen[difference.key] === side)}>
                <Radio
                  size="small"
                  checked={chosen[difference.key] === side}
                  onChange={() => onKeep(difference.key, side)}
                  name={difference.key}
                  sx={{ p: 0.25 }}
                />
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="caption" color="text.secondary" component="div">
                    {translate(`stoa.conflict.${side}`)}
                  </Typography>
                  <Box sx={valueSx} dir="auto">
                    {difference.field.writeOnly
                      ? translate(`stoa.conflict.${side}_secret`)
                      : (display?.(difference, side) ?? (
                          <HistoryValue field={difference.field} value={difference[side]} />
                        ))}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Their changes to other fields of the record, which saving keeps. */
export function KeptChanges({ differences }: { differences: readonly Difference[] }) {
  const translate = useTranslate();
  const label = useDifferenceLabel();
  if (differences.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2">{translate('stoa.conflict.also_changed')}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {differences.map((difference) => (
          <div key={difference.key}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {label(difference)}
            </Typography>
            <Box component="dd" sx={{ ...valueSx, m: 0 }} dir="auto">
              <HistoryValue field={difference.field} value={difference.theirs} />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** Label of a field, with the language of its text. */
function useDifferenceLabel(): (difference: Difference) => string {
  const labels = useLabels();
  const translate = useTranslate();
  const settings = useShopSettings();
  return ({ field, language }) => {
    const name = labels.field(field.name);
    if (!language) return name;
    const webLanguage = settings?.languages.find(({ code }) => code === language);
    return translate('stoa.history.in_language', {
      field: name,
      language: webLanguage?.native_name ?? language,
    });
  };
}

const sidesSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const sideSx = (isChosen: boolean) => ({
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  p: 1,
  border: 1,
  borderColor: isChosen ? 'primary.main' : 'divider',
  borderRadius: 1,
  cursor: 'pointer',
});

const valueSx = { fontSize: 14, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' };
