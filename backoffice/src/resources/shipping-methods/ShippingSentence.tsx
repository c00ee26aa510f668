import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useSentences, type MethodFacts } from './sentences';

/** The method being edited, in words. */
export function ShippingSentence() {
  return <InWords method={useWatch() as MethodFacts} />;
}

/** A method in words. */
export function InWords({ method }: { method: MethodFacts }) {
  return (
    <Alert icon={<LocalShippingOutlined />} severity="info" role="status">
      {useSentences(method).join(' ')}
    </Alert>
  );
}
