import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import type { CommissionRuleResult } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';

/** The commission rules in the order in which they are tried, each with why it applies or not. */
export function EvaluatedRules({ rules }: { rules: readonly CommissionRuleResult[] }) {
  const translate = useTranslate();
  if (rules.length === 0)
    return <Typography color="text.secondary">{translate('explain.simulation.no_rules')}</Typography>;
  return (
    <List dense disablePadding component="ol">
      {rules.map(({ rule_id, name, because, verdict }) => {
        const applies = verdict === 'applies';
        return (
          <ListItem key={`${because} ${rule_id}`} disableGutters>
            <ListItemIcon sx={{ minWidth: 34 }}>
              {applies ? (
                <CheckCircleOutline color="success" fontSize="small" />
              ) : (
                <RemoveCircleOutline color="disabled" fontSize="small" />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<bdi>{name}</bdi>}
              secondary={
                applies ? translate(`explain.reasons.${because}`) : translate(`explain.verdicts.${verdict}`)
              }
              slotProps={{ primary: { fontWeight: applies ? 700 : 400 } }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
