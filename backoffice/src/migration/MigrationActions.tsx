import { usePermission, useTranslate } from '@stoa/console-kit';
import { Button } from '@mui/material';
import type { ShopMigrationRecord } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useMigrationChange } from './useMigration';

/** What can be done with a move in its state. */
export function MigrationActions({ record }: { record: ShopMigrationRecord }) {
  const translate = useTranslate();
  const { id, state, uninvited } = record;
  const mayUpdate = usePermission('shop_migrations.update');
  const mayDelete = usePermission('shop_migrations.delete');
  const change = useMigrationChange(id);
  const act = (call: string) => change.mutate({ call: `${call}/${id}` });
  const isOpen = state === 'uploaded' || state === 'checked';
  const isHalted = state === 'stopped' || state === 'failed';
  const loading = change.isPending;
  return (
    <>
      {mayUpdate && isOpen && (
        <Button
          variant={state === 'uploaded' ? 'contained' : 'outlined'}
          loading={loading}
          onClick={() => act('checkShopMigration')}
        >
          {translate('stoa.migration.check')}
        </Button>
      )}
      {mayUpdate && (isOpen || isHalted) && (
        <Button
          variant={state === 'uploaded' ? 'outlined' : 'contained'}
          loading={loading}
          onClick={() => act('startShopMigration')}
        >
          {translate(isHalted ? 'imports.go_on' : 'stoa.migration.start')}
        </Button>
      )}
      {mayUpdate && (state === 'running' || state === 'checking') && (
        <Button variant="outlined" loading={loading} onClick={() => act('stopShopMigration')}>
          {translate('imports.stop')}
        </Button>
      )}
      {mayUpdate && state === 'finished' && uninvited > 0 && (
        <Asked
          name="invite"
          count={uninvited}
          color="primary"
          onConfirm={() => act('inviteMigratedCustomers')}
        />
      )}
      {mayDelete && (state === 'finished' || isHalted) && (
        <Asked
          name="undo"
          count={record.created + record.updated}
          color="warning"
          onConfirm={() => act('undoShopMigration')}
        />
      )}
    </>
  );
}

interface AskedProps {
  name: 'invite' | 'undo';
  count: number;
  color: 'primary' | 'warning';
  onConfirm: () => void;
}

/** A button that asks first, naming how many records it affects. */
function Asked({ name, count, color, onConfirm }: AskedProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color={color === 'warning' ? 'error' : 'primary'}
        onClick={() => setAsking(true)}
      >
        {translate(`stoa.migration.${name}`)}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate(`stoa.migration.${name}`)}
        content={translate(`stoa.migration.${name}_text`, { smart_count: count })}
        confirm={translate(`stoa.migration.${name}`)}
        confirmColor={color}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
