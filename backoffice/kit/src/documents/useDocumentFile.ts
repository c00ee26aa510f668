import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useApi } from '../schema/SchemaContext';
import type { DocumentRecord } from './document-record';

const TIMEOUT = 60_000;

/** Downloads documents with the user's token: images open in a dialog, PDFs in the browser's viewer. */
export function useDocumentFile() {
  const api = useApi();
  const notify = useNotify();
  const [picture, setPicture] = useState<string | null>(null);
  const fetchBlob = async ({ id, mime }: DocumentRecord) => {
    const { blob } = await api.file(`vendorPaperFile/${id}`);
    return new Blob([blob], { type: mime });
  };
  const withNotice = (work: () => Promise<void>) =>
    void work().catch((error: Error) => notify(error.message, { type: 'error' }));

  const save = (record: DocumentRecord) =>
    withNotice(async () => saveFile({ blob: await fetchBlob(record), name: record.filename }));
  const look = (record: DocumentRecord) => {
    // A tab may be opened only within the click itself; it waits for the file.
    const tab = record.mime === 'application/pdf' ? window.open('about:blank') : null;
    withNotice(async () => {
      const url = URL.createObjectURL(await fetchBlob(record));
      if (!tab) return setPicture(url);
      tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), TIMEOUT);
    });
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture);
    setPicture(null);
  };
  return { save, look, picture, close };
}
