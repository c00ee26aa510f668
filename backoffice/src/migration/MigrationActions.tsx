import { useHasPermission, useTranslate } from '@stoa/console-kit';
import { Button } from '@mui/material';
import type { ShopMigrationRecord, ShopMigrationState } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useMigrationChange } from './useMigration';

/** What can be done with a move in its state. */
export function MigrationActions({ record }: { record: ShopMigrationRecord }) {
  const { id, state, uninvited, created, updated } = record;
  const mayUpdate = useHasPermission('shop_migrations.update');
  const mayDelete = useHasPermission('shop_migrations.delete');
  const change = useMigrationChange(id);
  const act = (call: string) => change.mutate({ call: `${call}/${id}` });
  const isOver = ['finished', 'stopped', 'failed'].includes(state);
  return (
    <>
      {mayUpdate && <Progress state={state} isPending={change.isPending} act={act} />}
      {mayUpdate && state === 'finished' && uninvited > 0 && (
        <ConfirmedButton
          name="invite"
          count={uninvited}
          color="primary"
          onConfirm={() => act('inviteMigratedCustomers')}
        />
      )}
      {mayDelete && isOver && (
        <ConfirmedButton
          name="undo"
          count={created + updated}
          color="warning"
          onConfirm={() => act('undoShopMigration')}
        />
      )}
    </>
  );
}

interface ProgressProps {
  state: ShopMigrationState;
  isPending: boolean;
  act: (call: string) => void;
}

/** Test run, run and stop. */
function Progress({ state, isPending, act }: ProgressProps) {
  const translate = useTranslate();
  const isOpen = state === 'uploaded' || state === 'checked';
  const isHalted = state === 'stopped' || state === 'failed';
  const isNew = state === 'uploaded';
  return (
    <>
      {isOpen && (
        <Button
          variant={isNew ? 'contained' : 'outlined'}
          loading={isPending}
          onClick={() => act('checkShopMigration')}
        >
          {translate('stoa.migration.check')}
        </Button>
      )}
      {(isOpen || isHalted) && (
        <Button
          variant={isNew ? 'outlined' : 'contained'}
          loading={isPending}
          onClick={() => act('startShopMigration')}
        >
          {translate(isHalted ? 'imports.go_on' : 'stoa.migration.start')}
        </Button>
      )}
      {(state === 'running' || state === 'checking') && (
        <Button variant="outlined" loading={isPending} onClick={() => act('stopShopMigration')}>
          {translate('imports.stop')}
        </Button>
      )}
    </>
  );
}

interface ConfirmedButtonProps {
  name: 'invite' | 'undo';
  count: number;
  color: 'primary' | 'warning';
  onConfirm: () => void;
}

/** A button that asks first, naming how many records it affects. */
function ConfirmedButton({ name, count, color, onConfirm }: ConfirmedButtonProps) {
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
