import { Box, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';

const ALL = '';

/** The values of a choice as filter tabs above a list. */
export function FilterTabs({ source }: { source: string }) {
  const schema = useSchema();
  const labels = useLabels();
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const choices = schema.fields.find(({ name }) => name === source)?.choices ?? [];
  const current = String(filterValues[source] ?? ALL);
  const choose = (value: string) => {
    const { [source]: _former, ...rest } = filterValues;
    setFilters(value === ALL ? rest : { ...rest, [source]: value }, displayedFilters);
  };
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 1.5 }}>
      <Tabs
        value={choices.includes(current) ? current : ALL}
        onChange={(_event, value: string) => choose(value)}
        variant="scrollable"
        aria-label={labels.field(source)}
      >
        <Tab value={ALL} label={translate('stoa.content.all')} />
        {choices.map((choice) => (
          <Tab key={choice} value={choice} label={labels.choice(choice)} />
        ))}
      </Tabs>
    </Box>
  );
}
