import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile } from '../api/save-file';
import { MenuButton } from '../screens/MenuButton';

/** The formats that the server writes, with the names people know them by. */
const FORMATS = { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' } as const;
export type ExportFormat = keyof typeof FORMATS;

interface ExportMenuProps {
  disabled?: boolean;
  /** Asks the server for the file. */
  onExport: (format: ExportFormat) => Promise<{ blob: Blob; name: string }>;
}

/** Saves what is shown as a file; it comes from the server, so it holds every row and not only the page shown. */
export function ExportMenu({ disabled = false, onExport }: ExportMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const save = async (format: ExportFormat) => {
    setBusy(true);
    try {
      saveFile(await onExport(format));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'stoa.error.server', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  const options = Object.entries(FORMATS).map(([format, name]) => ({
    key: format,
    label: name,
    onSelect: () => void save(format as ExportFormat),
  }));
  return (
    <MenuButton
      loading={busy}
      disabled={disabled}
      startIcon={<FileDownloadOutlined />}
      endIcon={null}
      label={translate('ra.action.export')}
      options={options}
    />
  );
}
