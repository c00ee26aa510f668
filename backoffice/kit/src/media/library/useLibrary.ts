import type { MediaDetail, MediaFolder, MediaRecord } from '@stoa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../schema/SchemaContext';

/** Search, folder and page of the library; `folder` null means all folders. */
export interface LibraryView {
  search: string;
  folder: string | null;
  page: number;
}

export const PER_PAGE = 48;

/** One page of the library, newest first. */
export function useLibraryPage({ search, folder, page }: LibraryView) {
  const api = useApi();
  return useQuery({
    queryKey: ['media', 'page', search, folder, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const filter = { ...(search && { q: search }), ...(folder && { folder }) };
      const query = new URLSearchParams({
        sort: JSON.stringify(['id', 'DESC']),
        range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
        filter: JSON.stringify(filter),
      });
      const { body } = await api.call(`${api.own('fetchMedia')}?${query}`);
      return { rows: body.media as MediaRecord[], total: Number(body.total) };
    },
  });
}

/** All folders with their number of images. */
export function useFolders(): MediaFolder[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['media', 'folders'],
    queryFn: async () => (await api.call(api.own('fetchMediaFolders'))).body.folders as MediaFolder[],
  });
  return data ?? [];
}

/** One image with its usages and sizes. */
export function usePicture(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['media', 'one', id],
    enabled: id > 0,
    queryFn: () => api.data<MediaDetail>(`fetchMedia/${id}`),
  });
}

/** Formats bytes: 1.4 MB. */
export function formatFileSize(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
