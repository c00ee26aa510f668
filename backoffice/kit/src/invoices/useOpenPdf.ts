import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';

/** How long the browser's viewer may take to read a file, in milliseconds. */
const TIMEOUT = 60_000;

interface NamedFile {
  blob: Blob;
  name: string;
}

/** Opens PDF files, requested with the user's token, in the browser's viewer. */
export function useOpenPdf() {
  const notify = useNotify();
  return async (request: () => Promise<NamedFile>): Promise<void> => {
    // A tab may be opened only within the click itself; it waits for the file.
    const tab = window.open('about:blank');
    try {
      const file = await request();
      if (!tab) return saveFile(file);
      const url = URL.createObjectURL(new Blob([file.blob], { type: 'application/pdf' }));
      tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), TIMEOUT);
    } catch (error) {
      tab?.close();
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    }
  };
}
