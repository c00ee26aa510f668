import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';

interface FileDownload {
  /** Whether a file is being requested. */
  isBusy: boolean;
  /** Requests a file and saves it; a failure is shown as a notification. */
  download: (request: () => Promise<{ blob: Blob; name: string }>) => Promise<void>;
}

/** Downloads files that the server writes on request. */
export function useFileDownload(): FileDownload {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const download: FileDownload['download'] = async (request) => {
    setIsBusy(true);
    try {
      saveFile(await request());
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}
