import { addressOf, sendFiles, useApi, useHasPermission, useTranslate, TABLE_FILES } from '@stoa/console-kit';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { ShopMigrationRecord } from '@stoa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Uploads several files of another shop at once, and opens the move that they become. */
export function ShopUpload() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const api = useApi();
  const chooser = useRef<HTMLInputElement>(null);
  const isPermitted = useHasPermission('shop_migrations.create');
  const { mutate, isPending } = useMutation({
    mutationFn: (files: readonly File[]) =>
      sendFiles<ShopMigrationRecord>(api, 'uploadShopMigration', { files }, {}, () => undefined),
    onSuccess: ({ id }) => navigate(addressOf('shop_migrations', 'view', id)),
    onError: (error) => notify(error.message, { type: 'error', multiLine: true, autoHideDuration: null }),
  });
  if (!isPermitted) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadFileOutlined />}
        loading={isPending}
        onClick={() => chooser.current?.click()}
      >
        {translate('stoa.migration.upload')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={TABLE_FILES}
        aria-label={translate('stoa.migration.upload')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) mutate(files);
        }}
      />
    </>
  );
}
