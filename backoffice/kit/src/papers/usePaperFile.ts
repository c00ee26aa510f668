import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useApi } from '../schema/SchemaContext';
import type { PaperRecord } from './paper-record';

const PATIENCE = 60_000;

/** Fetches papers with the reader's own token: pictures to look at here, PDFs in a tab of the browser's own reader. */
export function usePaperFile() {
  const api = useApi();
  const notify = useNotify();
  const [picture, setPicture] = useState<string | null>(null);
  const fetchBlob = async ({ id, mime }: PaperRecord) => {
    const { blob } = await api.file(`vendorPaperFile/${id}`);
    return new Blob([blob], { type: mime });
  };
  const told = (work: () => Promise<void>) =>
    void work().catch((error: Error) => notify(error.message, { type: 'error' }));

  const save = (paper: PaperRecord) =>
    told(async () => saveFile({ blob: await fetchBlob(paper), name: paper.filename }));
  const look = (paper: PaperRecord) => {
    // A tab may only be opened within the click itself; it waits for the file.
    const tab = paper.mime === 'application/pdf' ? window.open('about:blank') : null;
    told(async () => {
      const url = URL.createObjectURL(await fetchBlob(paper));
      if (!tab) return setPicture(url);
      tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
    });
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture);
    setPicture(null);
  };
  return { save, look, picture, close };
}
