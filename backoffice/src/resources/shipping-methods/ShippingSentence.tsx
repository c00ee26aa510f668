import { TruckIcon } from '@stoa/console-kit';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useSentences, type MethodFacts } from './sentences';

/** Summary of the method being edited. */
export function ShippingSentence() {
  return <MethodSummary method={useWatch() as MethodFacts} />;
}

/** Summary of a method in sentences. */
export function MethodSummary({ method }: { method: MethodFacts }) {
  return (
    <Alert icon={<TruckIcon />} severity="info" role="status">
      {useSentences(method).join(' ')}
    </Alert>
  );
}
