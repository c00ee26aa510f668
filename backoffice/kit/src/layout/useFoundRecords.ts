import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCanAccessResources, useDataProvider, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useSchemas } from '../schema/SchemaContext';
import { addressOf } from './addresses';
import { bestNamed } from './best-named';
import type { Command } from './useCommands';

/** Resources that the palette searches by name; each is queried only if the user may read it. */
const SEARCHED_RESOURCES = [
  'orders',
  'products',
  'customers',
  'vendors',
  'categories',
  'brands',
  'coupons',
  'admins',
];
/** Rows fetched per resource, since the list search also matches fields less relevant than the name. */
const PER_PAGE = 25;
const PAUSE_MS = 250;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Search results of the palette's resources for a typed text. */
export function useFoundRecords(typed: string, open: boolean): Command[] {
  const schemas = useSchemas();
  const labels = useLabels();
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const q = usePaused(typed.trim());
  const present = SEARCHED_RESOURCES.filter(
    (page) => schemas.page(page)?.searchable && schemas.page(page)?.operations.includes('list'),
  );
  const { canAccess } = useCanAccessResources({ action: 'list', resources: present });
  const pages = present.filter((page) => canAccess?.[page]);
  const { data = [] } = useQuery({
    queryKey: ['palette', q, pages],
    enabled: open && q.length > 1 && pages.length > 0,
    queryFn: ({ signal }) =>
      Promise.all(
        pages.map(async (page) => {
          const pagination = { page: 1, perPage: PER_PAGE };
          const sort = { field: 'id', order: 'DESC' as const };
          const { data: rows } = await dataProvider.getList(page, {
            filter: { q },
            pagination,
            sort,
            signal,
          });
          return { page, rows: rows as RaRecord[] };
        }),
      ),
  });
  if (q.length < 2) return [];
  return data
    .flatMap(({ page, rows }) =>
      bestNamed(rows, schemas.need(page).label, q).map((matches) => ({ page, ...matches })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ page, row }) => {
      const schema = schemas.need(page);
      const screen = schema.screens.includes('view') ? 'view' : 'edit';
      return {
        label: `${labels.resource(page, 1)} · ${String(row[schema.label] ?? `#${row.id}`)}`,
        group: translate('stoa.find.records'),
        key: `${page} ${row.id}`,
        run: () => navigate(addressOf(page, screen, row.id)),
        isRecord: true,
      };
    });
}
