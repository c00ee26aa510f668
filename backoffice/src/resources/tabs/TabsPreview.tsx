import {
  addressOf,
  EmptyState,
  FormArea,
  PageHeader,
  RichTextDisplay,
  useLabels,
  useTranslate,
} from '@stoa/console-kit';
import { Autocomplete, Box, Tab, Tabs, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, type RaRecord } from 'react-admin';
import { shownOn, type TabRow } from './shown-on';

interface Product extends RaRecord {
  id: number;
  name: string;
  category_ids?: number[];
}

const ACTIVE = {
  filter: { status: 'active' },
  sort: { field: 'sort', order: 'ASC' as const },
  pagination: { page: 1, perPage: 100 },
};

/** Preview of the tabs that a product shows next to its description, in order. */
export function TabsPreview() {
  const translate = useTranslate();
  const labels = useLabels();
  const [chosen, setChosen] = useState<Product | null>(null);
  const { data: product } = useGetOne<Product>('products', { id: chosen?.id }, { enabled: chosen !== null });
  const { data: rows = [], isPending } = useGetList<TabRow>('tabs', ACTIVE);
  const tabs = shownOn(rows, chosen && { id: chosen.id, category_ids: product?.category_ids ?? [] });
  return (
    <>
      <PageHeader
        title={translate('stoa.content.tabs_preview')}
        parent={{ label: labels.resource('tabs'), to: addressOf('tabs', 'list') }}
      />
      <FormArea>
        <ProductPicker value={chosen} onChange={setChosen} />
        {tabs.length > 0 && <TabPanels key={chosen?.id ?? 0} tabs={tabs} />}
        {tabs.length === 0 && !isPending && (
          <EmptyState
            title={translate('stoa.content.no_tabs')}
            text={translate('stoa.content.no_tabs_text')}
          />
        )}
      </FormArea>
    </>
  );
}

interface ProductPickerProps {
  value: Product | null;
  onChange: (product: Product | null) => void;
}

function ProductPicker({ value, onChange }: ProductPickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const filter = typed && typed !== value?.name ? { q: typed } : {};
  const { data = [] } = useGetList<Product>('products', { filter, meta: { lookup: true } });
  return (
    <Autocomplete
      value={value}
      options={data}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      filterOptions={(options) => options}
      onChange={(_event, product) => onChange(product)}
      onInputChange={(_event, text) => setTyped(text)}
      renderInput={(params) => <TextField {...params} label={translate('stoa.content.as_on')} />}
      sx={{ maxWidth: 480, mb: 1 }}
    />
  );
}

function TabPanels({ tabs }: { tabs: TabRow[] }) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === shown) ?? tabs[0];
  if (!current) return null;
  return (
    <>
      <Tabs
        value={current.id}
        onChange={(_event, id: number) => setShown(id)}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ id, title }) => (
          <Tab key={id} value={id} label={title} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${current.id}`}
        aria-labelledby={`tab-${current.id}`}
        dir="auto"
        sx={{ py: 2, minHeight: 120 }}
      >
        <RichTextDisplay value={current.body} />
      </Box>
    </>
  );
}
