import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile } from '../api/save-file';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (format: ExportFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      saveFile(await onExport(format));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'stoa.error.server', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        loading={busy}
        disabled={disabled}
        startIcon={<FileDownloadOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        sx={{ borderColor: 'divider' }}
      >
        {translate('ra.action.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(FORMATS).map(([format, name]) => (
          <MenuItem key={format} onClick={() => void save(format as ExportFormat)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
